console.log("s1");
import("./s3.ts").then(() => console.log("s3 done"));
import("./s2.ts").then(() => console.log("s2 done"));
