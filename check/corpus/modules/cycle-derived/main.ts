import "./derived.ts";
