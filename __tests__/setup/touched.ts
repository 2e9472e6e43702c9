/** Which tests a change asks for before it is committed: those of its own noun or room, on every floor. */

/** Nouns that are tested under another name as well. */
const ALSO: Readonly<Record<string, readonly string[]>> = {
  abonos: ['cartera'],
  cartera: ['abonos', 'deudas'],
  deudas: ['cartera'],
  efectivo: ['cierres'],
  gastos: ['reporte-de-gastos'],
  importables: ['importaciones', 'import'],
  importaciones: ['import'],
  liquidacionesQueries: ['liquidaciones'],
  registradora: ['liquidaciones'],
  sensores: ['liquidaciones'],
  sesion: ['login'],
  sesiones: ['sesion'],
}

/** Floors whose rooms are no nouns: a change there asks for the room's tests, or for the floor's where it stands alone. */
const WITHOUT_NOUNS = ['app', 'session', 'setup', 'ui']

const isTest = (file: string) => /\.test\.tsx?$/.test(file)

/** The tests of a subject: in a folder or a file of its name, or of a name that begins with it, and in the specification's suite. */
const testsOfSubject = (subject: string) => [
  `__tests__/(api|contract|features|server)/([^/]+/)*${subject}(/|\\.test)`,
  `__tests__/especificacion/\\d-${subject}(-[^/]+)?\\.test`,
]

/** Patterns of the tests that a changed file asks for, as jest takes them; none for what is no code. */
export function testsFor(file: string): string[] {
  if (isTest(file)) return file.startsWith('__tests__/e2e/') ? [] : [file]
  const [top = '', floor = '', room = ''] = file.split('/')
  if (!['src', '__tests__'].includes(top) || !/\.[cm]?tsx?$/.test(file)) return []
  const subject = room.split('.')[0] ?? ''
  if (WITHOUT_NOUNS.includes(floor) || !subject)
    return [room.includes('.') || !room ? `__tests__/${floor}/` : `__tests__/${floor}/${subject}/`]
  if (floor === 'especificacion') return ['__tests__/especificacion/']
  return [subject, ...(ALSO[subject] ?? [])].flatMap(testsOfSubject)
}
