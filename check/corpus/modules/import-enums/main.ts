import("./e.ts").then(({ Color, Level }) => { console.log(Color.Red, Color[0], Level.High, Object.keys(Color)); const c = Color.Green; switch (c) { case Color.Green: console.log("g"); } });
