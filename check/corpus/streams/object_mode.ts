// Streams of objects: a source, a transform and a sink that are classes.
import { Readable, Transform, Writable } from "node:stream";

interface Reading {
  sensor: string;
  value: number;
}

class Sensor extends Readable {
  private step = 0;
  constructor(private readonly sensor: string, private readonly steps: number) {
    super({ objectMode: true, highWaterMark: 2 });
  }
  override _read(): void {
    this.step++;
    this.push(this.step > this.steps ? null : { sensor: this.sensor, value: this.step * 10 });
  }
}

class Report extends Writable {
  readonly readings: Reading[] = [];
  constructor() {
    super({ objectMode: true });
  }
  override _write(reading: Reading, _encoding: BufferEncoding, done: () => void): void {
    this.readings.push(reading);
    done();
  }
  override _final(done: () => void): void {
    console.log("total", this.readings.reduce((sum, reading) => sum + reading.value, 0));
    done();
  }
}

const large = new Transform({
  objectMode: true,
  transform(reading: Reading, _encoding, callback) {
    callback(null, reading.value > 10 ? reading : undefined);
  },
});
const report = new Report();
const sensor = new Sensor("north", 4);
console.log(sensor.readableObjectMode, sensor.readableHighWaterMark, sensor instanceof Readable);
sensor.pipe(large).pipe(report).on("finish", () => console.log(report.readings));
