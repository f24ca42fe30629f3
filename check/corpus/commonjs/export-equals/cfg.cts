export = { port: 8080, hosts: ["a"] };
