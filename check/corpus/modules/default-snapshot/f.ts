const o = { x: 1 }; o.x = 2; export default o;
