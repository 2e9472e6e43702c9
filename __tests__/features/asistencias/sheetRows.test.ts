import { isSettled, rowsToSave } from '../../../src/features/asistencias/sheetRows'

const row = (conductorUuid: string, version?: number) => ({
  uuid: null,
  fecha: '2030-03-20',
  conductorUuid,
  conductorNombre: conductorUuid,
  bus: '12',
  justificacion: '',
  asistio: false,
  entregoAlDia: false,
  entregoPresencial: false,
  version,
})
const CHANGES = { ana: { changes: { asistio: true }, seen: row('ana', 1) } }
const meta = Object.assign(document.createElement('meta'), { name: 'api-base-url' })
afterEach(() => meta.remove())

test('a row goes back with the version that the person saw, and says so when they have not touched it', () => {
  expect(rowsToSave([row('ana', 2), row('beto', 0)], CHANGES)).toEqual([
    { ...row('ana', 1), asistio: true },
    { ...row('beto', 0), sinTocar: true },
  ])
})

test('a day is settled by presence, or by a justification that says something', () => {
  const marks = [{ asistio: true }, { justificacion: 'Enfermo' }, { justificacion: ' ' }, {}]
  expect(marks.map((mark) => isSettled({ ...row('ana'), ...mark }))).toEqual([true, true, false, false])
})

test('where rows came without a version, they go back without one', () => {
  expect(
    rowsToSave([row('ana'), row('beto')], { ana: { changes: { asistio: true }, seen: row('ana') } }),
  ).toEqual([{ ...row('ana'), asistio: true }, row('beto')])
})

test('what another host may call a version is not sent', () => {
  meta.content = 'https://otra.example/api'
  document.head.append(meta)
  expect(rowsToSave([row('ana', 2), row('beto', 0)], CHANGES)).toEqual([
    { ...row('ana'), asistio: true },
    row('beto'),
  ])
})
