enum A { X = 1 } enum A { Y = 2 } enum B { P = A.X + A.Y, Q = `t${1}`.length } console.log(A, B, A.Y); declare enum Amb { K = 1 } const enum CE { V = 5, W = V * 2 } console.log(CE.W, CE["V"]); let e: A = A.X; e = 2; console.log(A[e]); enum Str { a = "1", b = a + "2" } console.log(Str.b, Str);
export {};
