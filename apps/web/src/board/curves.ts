// Curves: how links are drawn. A link is a quadratic curve between two places that ends in an arrowhead. Several bends are
// tried, and the one that crosses the fewest digits is drawn. Between neighbours in a cell it is a short bar.
import { bit } from '../grid/cells';
import { candidatePitch, candidatePlace, cellCentre, type Point } from './places';

export interface Obstacle extends Point {
  r: number;
}
export interface Curve {
  path: string;
  arrow: string; // a filled triangle at the end; none on a bar
}

const nodeRadius = 16;
const arrowLength = 13;
const bends = [0, 0.12, -0.12, 0.2, -0.2, 0.3, -0.3, 0.42, -0.42, 0.58, -0.58];

const neighbours = 44; // the greatest distance of two places that touch, side by side or diagonally
const besideDigit = 9;

export function linkCurve(from: Point, to: Point, obstacles: readonly Obstacle[], taken: readonly Point[] = []): Curve {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const length = Math.hypot(dx, dy) || 1;
  if (length < neighbours) return bar(from, to, length);
  // Obstacles outside this circle are ignored: even the widest bend stays inside it.
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const reach = Math.max(length, 60) * 0.62 + 40;
  const near = <P extends Point>(list: readonly P[]) => list.filter((p) => distance(p, middle) < reach);
  const others = near(obstacles).filter((o) => distance(o, from) > 6 && distance(o, to) > 6);
  const crossed = near(taken);
  let best = { cost: Infinity, control: from };
  for (const bend of bends) {
    // Short links bend by a minimum, so that there is room for the arrow.
    const offset = bend * Math.max(length, 60);
    const control = { x: (from.x + to.x) / 2 - (dy / length) * offset, y: (from.y + to.y) / 2 + (dx / length) * offset };
    let cost = Math.abs(bend) * 3;
    const samples = Math.max(8, Math.round(length / 16));
    for (let i = 1; i < samples && cost < best.cost; ++i) {
      const p = at(from, control, to, i / samples);
      for (const o of others) {
        const overlap = o.r - distance(o, p);
        if (overlap > 0) cost += (overlap / o.r) * (12 / o.r + 0.4);
      }
      for (const other of crossed) if (distance(other, p) < 9) cost += 0.5;
      if (p.x < 4 || p.y < 4 || p.x > 896 || p.y > 896) cost += 5;
    }
    if (cost < best.cost) best = { cost, control };
  }
  return drawn(from, best.control, to);
}

// Obstacles for a curve: the digits of filled cells and the candidates of blank ones.
export function obstaclesOf(values: ArrayLike<number>, candidates: ArrayLike<number>): Obstacle[] {
  const found: Obstacle[] = [];
  for (let cell = 0; cell < 81; ++cell) {
    if (values[cell]) found.push({ ...cellCentre(cell), r: 34 });
    else
      for (let digit = 1; digit <= 9; ++digit) {
        if (candidates[cell] & bit(digit)) found.push({ ...candidatePlace(cell, digit), r: 15 });
      }
  }
  return found;
}

// Points along a curve. The next curves avoid them.
export function alongPath(curve: Curve): Point[] {
  if (!curve.arrow) return [];
  const n = curve.path.match(/-?[\d.]+/g)!.map(Number);
  const [from, control, to] = [0, 2, 4].map((i) => ({ x: n[i], y: n[i + 1] }));
  return [0.2, 0.35, 0.5, 0.65, 0.8].map((t) => at(from, control, to, t));
}

// From the edge of one digit to the edge of the other.
function bar(from: Point, to: Point, length: number): Curve {
  const start = towards(from, to, besideDigit + (length > candidatePitch + 1 ? 4 : 0));
  const end = towards(to, from, besideDigit + (length > candidatePitch + 1 ? 4 : 0));
  return { path: `M${place(start)}L${place(end)}`, arrow: '' };
}

function drawn(from: Point, control: Point, to: Point): Curve {
  const start = towards(from, control, nodeRadius);
  const tip = towards(to, control, nodeRadius + 1);
  const base = towards(tip, control, arrowLength);
  const angle = Math.atan2(tip.y - base.y, tip.x - base.x);
  const wing = (sign: number): Point => ({
    x: base.x + Math.cos(angle + (sign * Math.PI) / 2) * 6.5,
    y: base.y + Math.sin(angle + (sign * Math.PI) / 2) * 6.5,
  });
  return {
    path: `M${place(start)}Q${place(control)} ${place(towards(tip, control, arrowLength * 0.7))}`,
    arrow: `M${place(tip)}L${place(wing(1))}L${place(wing(-1))}Z`,
  };
}

const place = (p: Point) => `${p.x.toFixed(1)} ${p.y.toFixed(1)}`;
// This is the inner loop, and Math.hypot is many times slower.
const distance = (a: Point, b: Point): number => Math.sqrt((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y));
function towards(from: Point, to: Point, by: number): Point {
  const length = distance(from, to) || 1;
  const share = Math.min(by / length, 0.9);
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}
function at(a: Point, b: Point, c: Point, t: number): Point {
  const u = 1 - t;
  return { x: u * u * a.x + 2 * u * t * b.x + t * t * c.x, y: u * u * a.y + 2 * u * t * b.y + t * t * c.y };
}
