import { creatServer } from "node:http";
console.log(creatServer);
