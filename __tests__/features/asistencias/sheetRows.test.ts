import { rowsToSave } from '../../../src/features/asistencias/sheetRows'

const fila = (conductorUuid: string, version?: number) => ({
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
const CAMBIOS = { ana: { asistio: true, version: 1 } }
const meta = Object.assign(document.createElement('meta'), { name: 'api-base-url' })
afterEach(() => meta.remove())

test('a row goes back with the version that the person saw, and says so when they have not touched it', () => {
  expect(rowsToSave([fila('ana', 2), fila('beto', 0)], CAMBIOS)).toEqual([
    { ...fila('ana', 1), asistio: true },
    { ...fila('beto', 0), sinTocar: true },
  ])
})

test('where rows came without a version, they go back without one', () => {
  expect(rowsToSave([fila('ana'), fila('beto')], { ana: { asistio: true } })).toEqual([
    { ...fila('ana'), asistio: true },
    fila('beto'),
  ])
})

test('what another host may call a version is not sent', () => {
  meta.content = 'https://otra.example/api'
  document.head.append(meta)
  expect(rowsToSave([fila('ana', 2), fila('beto', 0)], CAMBIOS)).toEqual([
    { ...fila('ana'), asistio: true },
    fila('beto'),
  ])
})
