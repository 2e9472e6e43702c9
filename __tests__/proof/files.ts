/**
 * Files of repayments made at random: columns shuffled, titles renamed, sheets added, blanks, marks, encodings, hidden rows, sums. Each row
 * is read as it was written, or named with its line as left out or refused.
 */
import ABONOS from '../../src/features/cartera/importarAbonos'
import { workbook, xmlRow, type judging, type SheetPart } from '../records/fileRows/importing'

/** Figures from 0 to 1 by a seed, the same each time. */
function chance(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const FIELDS = ['conductorDocumento', 'valor', 'origen', 'fecha'] as const
type Field = (typeof FIELDS)[number]

const TITLES: Record<Field, readonly string[]> = {
  conductorDocumento: ['Documento del conductor', 'CÉDULA', 'documento', 'Conductor'],
  valor: ['Valor', 'monto', 'VALOR ($)'],
  origen: ['Origen', 'Concepto', 'órigen'],
  fecha: ['Fecha', 'fecha', 'FECHA.'],
}
/** The ways to write each: what it is, and what is written; null where it has to be refused. */
const WRITTEN: Record<Field, readonly (readonly [meant: string | number | null, written: string])[]> = {
  conductorDocumento: [
    ['72616670', '72616670'],
    ['98319837', '98319837'],
    ['72616670', 'Jorge Ivan Restrepo Mejia'],
    [null, '1,02E+09'],
    [null, '555'],
  ],
  valor: [
    [50_000, '50000'],
    [3_500_000, "3'500.000"],
    [85_000, '$ 85.000'],
    [150_000, '150000,00'],
    [null, '150,000'],
    [null, '180k'],
  ],
  origen: [
    ['Prima, de junio', 'Prima, de junio'],
    ['Señal y ñandú', 'Señal y ñandú'],
    ['Total de la deuda', 'Total de la deuda'],
    ['¿Fue?no', '¿Fue?no'],
    [null, ''],
  ],
  fecha: [
    ['2026-11-20', '2026-11-20'],
    ['2026-11-20', '20/11/2026 0:00'],
    ['2026-11-20', '20-nov-26'],
    ['2026-11-20', 'viernes, 20 de noviembre de 2026'],
    [null, 'ayer'],
  ],
}

interface Line {
  line: number
  cells: string[]
  meant: Record<Field, string | number | null> | null
  hidden: boolean
}

/** One such file, and what is wrong with how it was read. */
export async function wrongIn(judged: ReturnType<typeof judging>, seed: number): Promise<string[]> {
  const next = chance(seed)
  const pick = <One>(all: readonly One[]): One => all[Math.floor(next() * all.length)]!
  const isSo = (share: number) => next() < share
  const isBook = isSo(0.5)
  const columns = [...FIELDS, ...(isSo(0.4) ? ['nota' as const] : [])].sort(() => next() - 0.5)
  const titles = columns.map((name) => (name === 'nota' ? 'Notas' : pick(TITLES[name])))
  const lines: Line[] = []
  let line = 0
  const push = (cells: string[], meant: Line['meant'] = null, hidden = false) =>
    lines.push({ line: ++line, cells, meant, hidden })
  if (isSo(0.4)) push(['TRANSPORTES PRUEBA', 'NOVIEMBRE'])
  if (isSo(0.3)) line += 1
  push(titles)
  const begin = line
  for (let count = 2 + Math.floor(next() * 8); count > 0; count--) {
    if (isSo(0.2)) line += 1
    const meant: Partial<Record<Field, string | number | null>> = {}
    const cells = columns.map((name) => {
      if (name === 'nota') return pick(['', 'x'])
      const [value, written] = isSo(0.9)
        ? pick(WRITTEN[name].filter(([one]) => one !== null))
        : pick(WRITTEN[name])
      meant[name] = value
      return written
    })
    push(cells, meant as Record<Field, string | number | null>, isBook && isSo(0.2))
  }
  if (isSo(0.4)) push(columns.map((name) => (name === 'origen' ? 'TOTAL:' : name === 'valor' ? '99999' : '')))

  const textFile = () => {
    const separator = pick([';', '\t', '|', ','])
    const quoted = (cell: string) =>
      isSo(0.2) || cell.includes(separator) ? `"${cell.replaceAll('"', '""')}"` : cell
    const ofLine = new Map(lines.map((one) => [one.line, one.cells.map(quoted).join(separator)]))
    const end = pick(['\n', '\r\n'])
    const text = Array.from({ length: line }, (_, index) => ofLine.get(index + 1) ?? '').join(end)
    const encoding = pick(['utf8', 'bom', 'latin1', 'utf16le'] as const)
    if (encoding === 'utf16le') return Buffer.from(`\uFEFF${text}`, 'utf16le')
    return Buffer.from(encoding === 'bom' ? `\uFEFF${text}` : text, encoding === 'latin1' ? 'latin1' : 'utf8')
  }
  const book = () => {
    const rows = lines.map((one) => xmlRow(one.line, one.cells, one.hidden ? 'hidden="1"' : '')).join('')
    const old = {
      name: 'Vieja',
      state: pick([undefined, 'hidden']),
      rows: xmlRow(1, ['Valor']) + xmlRow(2, [1]),
    }
    const sheets: SheetPart[] = isSo(0.5) ? [old, { name: 'Datos', rows }] : [{ name: 'Datos', rows }]
    return workbook(sheets, sheets.length - 1)
  }
  const { source, rows } = await judged(ABONOS, isBook ? book() : textFile())
  const read = new Map(rows.map((row) => [row.id, row]))
  const above = new Set(source.above.map((row) => row.line))
  return lines.flatMap((one): string[] => {
    const say = (what: string) => [`seed ${seed}, line ${one.line}: ${what}`]
    if (one.line <= begin) return one.line === begin || above.has(one.line) ? [] : say('is not named above')
    const row = read.get(one.line)
    if (!row) return say('is lost')
    const isRefused = row.accion === 'omitir' || Object.keys(row.errors).length > 0
    if (!one.meant || one.hidden) return row.accion === 'omitir' ? [] : say('is not left out')
    const isWrong = Object.values(one.meant).includes(null)
    if (isRefused) {
      // An equal row is asked about.
      return isWrong || row.kind === 'posible' ? [] : say(`is refused: ${JSON.stringify(row.errors)}`)
    }
    if (isWrong) return say('is taken')
    const differing = FIELDS.filter((name) => row.datos[name] !== one.meant?.[name])
    return differing.flatMap((name) => say(`${name} is ${String(row.datos[name])}`))
  })
}
