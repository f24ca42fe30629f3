// A ray tracer with classes: spheres and a plane, shadows and reflections.

class Vector {
  constructor(readonly x: number, readonly y: number, readonly z: number) {}

  add(o: Vector): Vector {
    return new Vector(this.x + o.x, this.y + o.y, this.z + o.z);
  }
  subtract(o: Vector): Vector {
    return new Vector(this.x - o.x, this.y - o.y, this.z - o.z);
  }
  scale(k: number): Vector {
    return new Vector(this.x * k, this.y * k, this.z * k);
  }
  multiply(o: Vector): Vector {
    return new Vector(this.x * o.x, this.y * o.y, this.z * o.z);
  }
  dot(o: Vector): number {
    return this.x * o.x + this.y * o.y + this.z * o.z;
  }
  length(): number {
    return Math.sqrt(this.dot(this));
  }
  unit(): Vector {
    return this.scale(1 / this.length());
  }
  reflect(normal: Vector): Vector {
    return this.subtract(normal.scale(2 * this.dot(normal)));
  }
}

class Ray {
  constructor(readonly origin: Vector, readonly direction: Vector) {}
  at(t: number): Vector {
    return this.origin.add(this.direction.scale(t));
  }
}

interface Surface {
  color(point: Vector): Vector;
  reflection: number;
}

interface Shape {
  surface: Surface;
  intersect(ray: Ray): number;
  normal(point: Vector): Vector;
}

class Plain implements Surface {
  constructor(private base: Vector, public reflection: number) {}
  color(): Vector {
    return this.base;
  }
}

class Checkered implements Surface {
  reflection = 0.1;
  color(point: Vector): Vector {
    const odd = (Math.floor(point.x) + Math.floor(point.z)) % 2 !== 0;
    return odd ? new Vector(1, 1, 1) : new Vector(0.1, 0.1, 0.1);
  }
}

class Sphere implements Shape {
  constructor(private center: Vector, private radius: number, public surface: Surface) {}

  intersect(ray: Ray): number {
    const toCenter = this.center.subtract(ray.origin);
    const along = toCenter.dot(ray.direction);
    if (along < 0) return Infinity;
    const distance2 = toCenter.dot(toCenter) - along * along;
    const radius2 = this.radius * this.radius;
    if (distance2 > radius2) return Infinity;
    const t = along - Math.sqrt(radius2 - distance2);
    return t > 1e-4 ? t : Infinity;
  }
  normal(point: Vector): Vector {
    return point.subtract(this.center).unit();
  }
}

class Plane implements Shape {
  constructor(private up: Vector, private offset: number, public surface: Surface) {}

  intersect(ray: Ray): number {
    const slope = this.up.dot(ray.direction);
    if (slope >= 0) return Infinity;
    const t = -(this.up.dot(ray.origin) + this.offset) / slope;
    return t > 1e-4 ? t : Infinity;
  }
  normal(): Vector {
    return this.up;
  }
}

class Scene {
  constructor(private shapes: Shape[], private lights: Vector[]) {}

  private nearest(ray: Ray): { shape: Shape; t: number } | null {
    let best: { shape: Shape; t: number } | null = null;
    for (const shape of this.shapes) {
      const t = shape.intersect(ray);
      if (t < Infinity && (best === null || t < best.t)) best = { shape, t };
    }
    return best;
  }

  trace(ray: Ray, depth: number): Vector {
    const hit = this.nearest(ray);
    if (!hit) return new Vector(0.3, 0.5, 0.8);
    const point = ray.at(hit.t);
    const normal = hit.shape.normal(point);
    const color = hit.shape.surface.color(point);
    let light = new Vector(0.1, 0.1, 0.1);
    for (const source of this.lights) {
      const to = source.subtract(point);
      const direction = to.unit();
      const shadow = this.nearest(new Ray(point, direction));
      if (shadow && shadow.t < to.length()) continue;
      const strength = Math.max(0, normal.dot(direction));
      light = light.add(new Vector(strength, strength, strength));
    }
    let result = color.multiply(light);
    const reflection = hit.shape.surface.reflection;
    if (depth > 0 && reflection > 0) {
      const bounced = new Ray(point, ray.direction.reflect(normal));
      result = result.scale(1 - reflection).add(this.trace(bounced, depth - 1).scale(reflection));
    }
    return result;
  }
}

const scene = new Scene(
  [
    new Plane(new Vector(0, 1, 0), 0, new Checkered()),
    new Sphere(new Vector(0, 1, 0), 1, new Plain(new Vector(1, 0.2, 0.2), 0.3)),
    new Sphere(new Vector(2, 0.7, 1), 0.7, new Plain(new Vector(0.2, 1, 0.2), 0.2)),
    new Sphere(new Vector(-2, 0.8, 1), 0.8, new Plain(new Vector(0.2, 0.2, 1), 0.5)),
    new Sphere(new Vector(0, 0.4, 2), 0.4, new Plain(new Vector(1, 1, 0.2), 0.1)),
  ],
  [new Vector(5, 8, 10), new Vector(-6, 5, 4)],
);

const size = 400;
const eye = new Vector(0, 2, 8);
const sum = [0, 0, 0];
for (let y = 0; y < size; y++) {
  for (let x = 0; x < size; x++) {
    const direction = new Vector((x - size / 2) / size, (size / 2 - y) / size - 0.1, -1).unit();
    const color = scene.trace(new Ray(eye, direction), 3);
    sum[0] += Math.min(255, Math.floor(color.x * 255));
    sum[1] += Math.min(255, Math.floor(color.y * 255));
    sum[2] += Math.min(255, Math.floor(color.z * 255));
  }
}
console.log(sum.join(" "));
