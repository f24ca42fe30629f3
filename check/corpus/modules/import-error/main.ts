try { await import("./bad.ts"); } catch (e: any) { console.log("caught", e.message, e instanceof TypeError); }
try { await import("./bad.ts"); } catch (e: any) { console.log("again", e.message); }
import("./bad.ts").then(() => console.log("no"), (e) => console.log("rejected", e.message)).finally(() => console.log("fin"));
