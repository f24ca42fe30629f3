// toLocaleString and its kin: what is shown by default, time zones, and what is refused.
const d = new Date(Date.UTC(2024, 2, 10, 15, 30, 45, 123));
console.log(d.toLocaleString(), "|", d.toLocaleDateString(), "|", d.toLocaleTimeString());
console.log(d.toLocaleDateString("en-US", { hour: "numeric", timeZone: "UTC" }), "|", d.toLocaleTimeString("en-US", { month: "long", timeZone: "UTC" }), "|", d.toLocaleString("en-US", { weekday: "long" }), "|", d.toLocaleTimeString("en-US", { hour: "2-digit", minute: "2-digit" }), "|", d.toLocaleDateString(undefined, { dateStyle: "medium" }), "|", d.toLocaleTimeString([], { timeStyle: "short" }), "|", d.toLocaleTimeString("en-US", { hour12: false }), "|", d.toLocaleString("en-US", { hour12: false }), "|", d.toLocaleDateString("en-US", { timeZoneName: "short" }));
for (const bad of [{ timeZone: "Nope/Zone" }, { dateStyle: "x" }, { dateStyle: "short", year: "numeric" }, { month: "q" }, { fractionalSecondDigits: 4 }, { hourCycle: "h9" }] as any[]) try { console.log(d.toLocaleString("en-US", bad)); } catch (e: any) { console.log(e.name, e.message); }
try { d.toLocaleDateString("en-US", { timeStyle: "short" }); } catch (e: any) { console.log(e.name, e.message); }
try { d.toLocaleTimeString("en-US", { dateStyle: "short" }); } catch (e: any) { console.log(e.name, e.message); }
for (const t of [0, 1710054000000, 1730610000000, 1730613600000, 4102444800000]) console.log(["America/New_York", "Europe/London", "Australia/Sydney", "Asia/Kolkata", "America/Sao_Paulo", "Pacific/Auckland"].map((z) => new Date(t).toLocaleString("en-US", { timeZone: z, timeZoneName: "short" })).join(" | "));
console.log(new Date(NaN).toLocaleString(), new Date(NaN).toLocaleDateString("en-US", { timeZone: "UTC" }));
try { new Intl.DateTimeFormat("en-US").format(NaN); } catch (e: any) { console.log(e.name, e.message); }
