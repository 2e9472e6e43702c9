import { type Known, knownBuses, knownConductores, nearest } from '../../../src/records/fileRows/known'

const bus = (numero: string, placa: string) => ({
  ...{ numero, placa, empresa: 'Coonatra', ruta: 'CCNT', modelo: '2018', marca: 'Hino' },
  ...{ conductorDocumento: null, conductorNombre: null },
})
const driver = (documento: string, nombre: string, valido = true) => ({
  ...{ documento, nombre, valido, uuid: documento, empresa: 'Coonatra', tipoDocumento: 'CC' },
  ...{ fechaNacimiento: null, fechaUltimoIngreso: null, fechaUltimoRetiro: valido ? null : '2026-03-04' },
})
const buses = knownBuses([bus('303', 'TPX123'), bus('304', 'TPX987'), bus('512', 'SMK456')])
const drivers = knownConductores([
  driver('71234567', 'Ana María Gómez'),
  driver('71234568', 'Luis Pérez', false),
  driver('80111222', 'José Ruiz'),
])

test.each<[string, Known, string, string[], string?]>([
  ['a bus by the nearest number', buses, '30', ['303', '304']],
  ['a bus by its placa, however it is written', buses, 'smk-456', ['512']],
  ['no bus that is far from it', buses, '999', []],
  ['a driver whose documento has two figures turned round', drivers, '71.234.576', ['71234567']],
  ['a driver by name', drivers, 'ana maria gomes', ['71234567']],
  ['no driver who has left', drivers, 'Luis Peres', []],
  ['one who had not left on that day', drivers, 'Luis Peres', ['71234568'], '2026-03-04'],
])('offers %s', (_what, known, text, keys, day = '2026-03-05') => {
  expect(nearest(text, known, day).map(([key]) => key)).toEqual(keys)
})
