/** A piece of what React reads of a page, as Next prints it. */
const PUSH = /self\.__next_f\.push\(\[1,("(?:[^"\\]|\\.)*")\]\)/g;

/** A row of that data: its id, and either a model (JSON, or a letter that says what follows) or a text. */
interface Row {
  id: string;
  model: string;
  text?: string;
}

/** @returns the rows of the data; a text is as long as is written before it (in bytes), other rows end with their line */
function rowsOf(data: string): Row[] {
  const bytes = Buffer.from(data);
  const rows: Row[] = [];
  for (let at = 0; at < bytes.length; ) {
    const colon = bytes.indexOf(':', at);
    const id = bytes.toString('utf8', at, colon);
    if (bytes.toString('utf8', colon + 1, colon + 2) === 'T') {
      const comma = bytes.indexOf(',', colon);
      at = comma + 1 + Number.parseInt(bytes.toString('utf8', colon + 2, comma), 16);
      rows.push({ id, model: '', text: bytes.toString('utf8', comma + 1, at) });
    } else {
      const end = bytes.indexOf('\n', colon);
      at = end < 0 ? bytes.length : end + 1;
      rows.push({ id, model: bytes.toString('utf8', colon + 1, end < 0 ? undefined : end) });
    }
  }
  return rows;
}

/** Whether a part of the data stands in the page for good: structured data is never drawn again. */
function isStructuredData(props: object): boolean {
  return 'type' in props && props.type === 'application/ld+json';
}

/**
 * @returns a model without what no visitor's React draws: structured data a second time, the page for unknown addresses, and
 * properties that are written out as not defined
 */
function drawn(model: string): string {
  if (!/^[[{]/.test(model)) return model;
  const kept = JSON.parse(model, function (this: object, key: string, value: unknown) {
    const isUnused = key === 'notFound' && 'forbidden' in this;
    if (isUnused || (value === '$undefined' && !Array.isArray(this))) return undefined;
    if (key === 'dangerouslySetInnerHTML' && isStructuredData(this)) return { __html: '' };
    return value;
  });
  return JSON.stringify(kept);
}

/** @returns whether rows other than this one name it; the first one and what has no id are read as they come */
function isNamed({ id }: Row, others: readonly Row[]): boolean {
  const name = new RegExp(`"\\$[A-Za-z@]?${id}[":]`);
  return id === '' || id === '0' || others.some((row) => row.id !== id && name.test(row.model));
}

/**
 * The data of a page without what is never read of it, in one piece. React takes over the page's structured data as it stands
 * there, and no code of this site calls `notFound()` in the browser: unknown addresses are answered by a page of their own.
 *
 * @param code the scripts that Next wrote into the page
 */
export function slimmed(code: string): string {
  const data = [...code.matchAll(PUSH)].map(([, text]) => JSON.parse(text ?? '""')).join('');
  // What is the same in two places is written once, and named by its path: then all stays.
  if (data === '' || /"\$[^"]*:(?:notFound|dangerouslySetInnerHTML)[:"]/.test(data)) return code;
  // Hints say what to fetch early: the page itself has the links, and all of it is there when React reads them.
  let rows = rowsOf(data)
    .filter(({ id, model }) => id !== '' || !model.startsWith('HL'))
    .map((row) => ({ ...row, model: drawn(row.model) }));
  for (let count = 0; count !== rows.length; ) {
    count = rows.length;
    rows = rows.filter((row) => isNamed(row, rows));
  }
  const lines = rows.map(({ id, model, text }) =>
    text === undefined
      ? `${id}:${model}\n`
      : `${id}:T${Buffer.byteLength(text).toString(16)},${text}`,
  );
  const push = `self.__next_f.push([1,${JSON.stringify(lines.join(''))}])`;
  let isFirst = true;
  return code.replace(PUSH, () => {
    const written = isFirst ? push : '';
    isFirst = false;
    return written;
  });
}
