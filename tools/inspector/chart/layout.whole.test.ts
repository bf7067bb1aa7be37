import { activeNodes, createModel, nodesOf, registry, rootOf } from '../portal/machines.ts';
import { chartOf, farFrom, foldableIn, foldedChart, shownChart } from './chart.ts';
import { layOutHere } from './lay-out-here.ts';
import { type Layout, layOut, litRegion, type Point, type Rect, viewOf } from './layout.ts';

function overlap(one: Rect, other: Rect): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}

/** A horizontal or vertical segment as a rectangle, a hundredth of a pixel thick. */
function stretch(from: Point, to: Point): Rect {
  const x = Math.min(from.x, to.x);
  const y = Math.min(from.y, to.y);
  return { x, y, width: Math.abs(from.x - to.x) || 0.01, height: Math.abs(from.y - to.y) || 0.01 };
}

const partsOf = (points: readonly Point[]): readonly Rect[] =>
  points.slice(1).map((point, index) => stretch(points[index] ?? point, point));

/** Whether two segments have the same direction and overlap. */
function isShared(one: Rect, other: Rect): boolean {
  const across = one.width > one.height;
  return across === other.width > other.height && overlap(one, other);
}

/** Half a pixel smaller on each side, so that a wire that ends at the border does not overlap the box. */
function shrunk({ x, y, width, height }: Rect): Rect {
  return { x: x + 0.5, y: y + 0.5, width: width - 1, height: height - 1 };
}

function namedLabels({ wires }: Layout): { name: string; rect: Rect }[] {
  return wires.flatMap(({ edge, label }) => (label === null ? [] : [{ name: edge.id, rect: shrunk(label) }]));
}

function namedLeaves({ boxes }: Layout): { name: string; rect: Rect }[] {
  return boxes
    .filter(({ node }) => node.children.length === 0)
    .map((box) => ({ name: box.node.id, rect: shrunk(box) }));
}

describe.each(registry.map((entry) => [entry.id, entry.machine] as const))(
  'the drawing of %s',
  (_, machine) => {
    const layout = layOut(chartOf(machine), layOutHere);

    it('places every wire and every label', async () => {
      const { wires } = await layout;
      expect(wires.filter(({ points }) => points.length < 2)).toEqual([]);
      expect(wires.filter(({ edge, label }) => edge.lines.length > 0 && label === null)).toEqual([]);
    });

    it('lets no label cover a state or another label', async () => {
      const labels = namedLabels(await layout);
      const things = [...labels, ...namedLeaves(await layout)];
      const clashes = labels.flatMap((label) =>
        things
          .filter((thing) => thing !== label && overlap(thing.rect, label.rect))
          .map((thing) => [label.name, thing.name]),
      );
      expect(clashes).toEqual([]);
    });

    it('routes no wire through a state', async () => {
      const { wires } = await layout;
      const leaves = namedLeaves(await layout);
      const clashes = wires.flatMap(({ edge, points }) =>
        points.slice(1).flatMap((point, index) => {
          const part = stretch(points[index] ?? point, point);
          return leaves.filter(({ rect }) => overlap(rect, part)).map(({ name }) => [edge.id, name]);
        }),
      );
      expect(clashes).toEqual([]);
    });

    it('fits 1280 pixels with its panels folded', async () => {
      expect((await layout).width).toBeLessThanOrEqual(1240);
    });

    it('places the initial state above the states that follow it', async () => {
      const { boxes, wires } = await layout;
      const topOf = (id: string) => boxes.find(({ node }) => node.id === id)?.y ?? 0;
      const follows = (id: string, seen = new Set([id])): ReadonlySet<string> => {
        for (const { edge } of wires) {
          if (edge.source !== id || seen.has(edge.target)) continue;
          seen.add(edge.target);
          follows(edge.target, seen);
        }
        return seen;
      };
      const above = wires
        .filter(({ edge }) => edge.cause === 'initial')
        .flatMap(({ edge }) => {
          const siblings =
            boxes.find(({ node }) => `initial ${node.id}` === edge.source)?.node.children ?? [];
          const next = follows(edge.target);
          return siblings
            .filter(({ id, kind }) => kind !== 'initial' && kind !== 'any' && next.has(id))
            .filter(({ id }) => topOf(id) < topOf(edge.target))
            .map(({ id }) => [edge.target, id]);
        });
      expect(above).toEqual([]);
    });

    it('draws no two arrows over each other', async () => {
      const lines = [
        ...new Map((await layout).wires.map(({ points }) => [JSON.stringify(points), points])).values(),
      ];
      const shared = lines.flatMap((points, index) =>
        lines
          .slice(index + 1)
          .flatMap((others) =>
            partsOf(points).filter((one) => partsOf(others).some((other) => isShared(one, other))),
          ),
      );
      expect(shared).toEqual([]);
    });

    it('has at most four crossings', async () => {
      const { wires } = await layout;
      const lines = [...new Map(wires.map(({ points }) => [JSON.stringify(points), points])).values()];
      const crossed = lines.flatMap((points, index) =>
        lines
          .slice(index + 1)
          .flatMap((others) =>
            partsOf(points).filter((one) => partsOf(others).some((other) => overlap(one, other))),
          ),
      );
      expect(crossed.length).toBeLessThanOrEqual(4);
    });

    it('sends no wire around the whole chart', async () => {
      const { wires, width, height } = await layout;
      const way = (one: Point, other: Point) => Math.abs(one.x - other.x) + Math.abs(one.y - other.y);
      const detours = wires.filter(({ points }) => {
        const length = points.slice(1).reduce((sum, point, at) => sum + way(points[at] as Point, point), 0);
        return length - way(points[0] as Point, points.at(-1) as Point) > (width + height) / 2;
      });
      expect(detours.map(({ edge }) => edge.id)).toEqual([]);
    });
  },
);

it('describes every state in Portuguese', () => {
  const words = registry.flatMap((entry) => [
    entry.description,
    ...nodesOf(rootOf(entry.machine)).map(({ description = '' }) => description),
  ]);
  expect(words.length).toBeGreaterThan(150);
  expect(words.filter((each) => /\b(?:the|is|are|of|and|its|nothing|until)\b/i.test(each))).toEqual([]);
});

/** The chart frame's inner size in pixels, in a window of 1280 × 800 with the panels collapsed. */
const FRAME = { width: 1208, height: 658 };

test('app-update, which has no collapsible box, is legible when fitted', async () => {
  const entry = registry.find(({ id }) => id === 'app-update');
  if (entry === undefined) throw new Error('no app-update');
  const { width, height } = await layOut(chartOf(entry.machine), layOutHere);
  expect(Math.min(FRAME.width / width, FRAME.height / height)).toBeGreaterThan(0.75);
});

test.each(['session', 'exchange', 'cep-lookup', 'shell-gates'])(
  'the outline of %s is legible when fitted into the window',
  async (id) => {
    const entry = registry.find((each) => each.id === id);
    if (entry === undefined) throw new Error(`no ${id}`);
    const chart = chartOf(entry.machine);
    const outline = shownChart(chart, foldableIn(chart));
    const { width, height } = await layOut(outline, layOutHere);
    expect(Math.min(FRAME.width / width, FRAME.height / height)).toBeGreaterThan(0.6);
    const words = outline.edges.flatMap(({ source, target, lines }) =>
      lines.map(({ text }) => [source, target, text].join(' ')),
    );
    expect(new Set(words).size).toBe(words.length);
    expect(outline.edges.flatMap(({ lines }) => lines).filter(({ style }) => style !== 'event')).toEqual([]);
  },
);

test('the lit region covers the active states and the transitions taken', async () => {
  const session = registry.find(({ id }) => id === 'session');
  if (session === undefined) throw new Error('no session');
  const drawing = await layOut(chartOf(session.machine), layOutHere);
  const active = new Set(['session.signedIn.validity.valid', 'session.signedIn.image.settled']);
  const alone = litRegion(drawing, { active, taken: new Set() });
  expect(alone.height).toBeLessThan(drawing.height);
  const all = drawing.wires.map(({ edge }) => edge.id);
  const lit = litRegion(drawing, { active, taken: new Set(all) });
  for (const { x, y } of drawing.wires.flatMap(({ points }) => points)) {
    expect(x).toBeGreaterThanOrEqual(lit.x);
    expect(x).toBeLessThanOrEqual(lit.x + lit.width);
    expect(y).toBeGreaterThanOrEqual(lit.y);
    expect(y).toBeLessThanOrEqual(lit.y + lit.height);
  }
  expect(lit.height).toBeGreaterThan(alone.height);
});

describe.each(registry.map((entry) => [entry.id, chartOf(entry.machine)] as const))(
  '%s, folded',
  (_, chart) => {
    const folded = foldedChart(chart, new Set(foldableIn(chart)));

    it('keeps the transitions between boxes and hides the states inside', async () => {
      const { boxes, wires } = await layOut(folded, layOutHere);
      const ids = new Set(boxes.map(({ node }) => node.id));
      expect(boxes.every(({ depth }) => depth <= 1)).toBe(true);
      expect(wires.every(({ edge }) => ids.has(edge.source) && ids.has(edge.target))).toBe(true);
      const boxOf = (id: string) => {
        const state = id.replace(/^(?:initial|any) /, '');
        return [...ids].findLast((box) => id === box || state === box || state.startsWith(`${box}.`)) ?? id;
      };
      const between = chart.edges
        .filter(({ source, target }) => boxOf(source) !== boxOf(target))
        .map(({ id }) => id);
      const drawn = new Set(wires.map(({ edge }) => edge.id));
      expect(between.filter((id) => !drawn.has(id))).toEqual([]);
    });
  },
);

/** The active leaf states that are wholly in view. */
function statesInView(
  { boxes }: Layout,
  active: ReadonlySet<string>,
  view: ReturnType<typeof viewOf>,
  room: Pick<Rect, 'width' | 'height'>,
): Layout['boxes'] {
  const isWithin = (from: number, length: number, corner: number, size: number): boolean =>
    from * view.zoom >= corner && (from + length) * view.zoom <= corner + size;
  return boxes
    .filter(({ node }) => node.children.length === 0 && active.has(node.id))
    .filter(
      ({ x, y, width, height }) =>
        isWithin(x, width, view.x, room.width) && isWithin(y, height, view.y, room.height),
    );
}

test('a chart opens scaled to its lit states in view, far boxes folded', async () => {
  const session = registry.find(({ id }) => id === 'session');
  if (session === undefined) throw new Error('no session');
  const chart = chartOf(session.machine);
  const states = ['', '.validity.valid', '.notice.notDue', '.image.settled'];
  const active = new Set(states.map((state) => `session.signedIn${state}`));
  const lit = { active, taken: new Set(['session.signedOut.signingIn | xstate.done.actor.signIn | 0']) };
  const far = farFrom(foldableIn(chart), lit);
  expect(far).not.toContain('session.signedIn');
  expect(far).not.toContain('session.signedOut');
  expect(farFrom(foldableIn(chart), { active: new Set(), taken: new Set() })).toEqual([]);
  expect(farFrom(foldableIn(chart), { ...lit, taken: new Set() })).toContain('session.signedOut');
  const room = { width: 680, height: 400 };
  const drawing = await layOut(shownChart(chart, far), layOutHere);
  const view = viewOf(drawing, lit, room, null);
  expect(statesInView(drawing, active, view, room)).toHaveLength(3);
  expect(view.zoom).toBeLessThan(1);
  expect(view.isCrowded).toBe(true);
  expect(viewOf(drawing, lit, { width: 9000, height: 9000 }, null)).toMatchObject({
    zoom: 1,
    x: 0,
    y: 0,
    isCrowded: false,
  });
  expect(viewOf(drawing, lit, room, 0.8).zoom).toBe(0.8);
});

test.each([
  ['exchange', ['recalling'], 1],
  ['shell-gates', ['terms.checked', 'person.checked', 'modal.phone'], 3],
])('%s opens with its lit states %j in view', async (id, states, count) => {
  const entry = registry.find((each) => each.id === id);
  if (entry === undefined) throw new Error(`no ${id}`);
  const active = new Set([id, ...states.map((state) => `${id}.${state}`)]);
  const lit = { active, taken: new Set<string>() };
  const chart = chartOf(entry.machine);
  const drawing = await layOut(shownChart(chart, farFrom(foldableIn(chart), lit)), layOutHere);
  const room = { width: 756, height: 406 };
  const view = viewOf(drawing, lit, room, null);
  expect(statesInView(drawing, active, view, room)).toHaveLength(count);
});

test.each(registry)('$id opens readable, without scrolling sideways', async (entry) => {
  const moment = createModel(entry, Object.keys(entry.inputs)[0] ?? '').start();
  const active = new Set(activeNodes(moment.snapshot).map(({ id }) => id));
  const lit = { active, taken: new Set<string>() };
  const room = { width: 756, height: 406 };
  const chart = chartOf(entry.machine);
  const whole = await layOut(chart, layOutHere);
  const far = viewOf(whole, lit, room, null).isCrowded ? farFrom(foldableIn(chart), lit) : [];
  const drawing = far.length === 0 ? whole : await layOut(shownChart(chart, far), layOutHere);
  const { zoom } = viewOf(drawing, lit, room, null);
  expect(zoom).toBeGreaterThan(0.7);
  expect(drawing.width * zoom).toBeLessThanOrEqual(room.width);
});
