import fc from 'fast-check'
import { readDetalle, readRow, type ReceivedLiquidacion } from '../../../src/api/liquidaciones/names'
import type { LiquidacionDetalle } from '../../../src/contract/liquidaciones'

/** Section 3: "both naming variants appear for the same values". */
const VARIANTES = [
  ['pasajerosReg', 'pasajerosRegistradora'],
  ['pasajerosSensor', 'sensorNetos'],
  ['valorNetoReg', 'valorNetoRegistradora'],
  ['valorNetoSensor', 'valorNeto'],
] as const

const COMUNES = {
  uuid: 'u1',
  fecha: '2026-03-05',
  busNumero: '12',
  conductorDocumento: '1001',
  conductorNombre: 'Ana',
  regIni: 1_000,
  regFin: 1_300,
  liquidada: true,
  comentario: 'Nada',
  fechaEntrega: '2026-03-06',
}
const CIFRAS = [300, 332, 412_480, 490_611]

/** The record with each figure under the name that is chosen for it: 0 the short one, 1 the long one. */
const recibida = (nombres: readonly number[]): ReceivedLiquidacion =>
  VARIANTES.reduce<ReceivedLiquidacion>(
    (registro, [corto, largo], i) => ({ ...registro, [nombres[i] === 1 ? largo : corto]: CIFRAS[i] }),
    COMUNES,
  )

const MEZCLAS = fc.tuple(...VARIANTES.map(() => fc.nat({ max: 1 })))

test('a row is read whichever name each of its figures comes under', () => {
  fc.assert(
    fc.property(MEZCLAS, (nombres) => {
      expect(readRow(recibida(nombres))).toMatchObject({
        ...COMUNES,
        pasajerosReg: 300,
        pasajerosSensor: 332,
        valorNetoReg: 412_480,
        valorNetoSensor: 490_611,
      })
    }),
  )
})

test('so is the detail', () => {
  fc.assert(
    fc.property(MEZCLAS, (nombres) => {
      const leido: Partial<LiquidacionDetalle> = readDetalle(recibida(nombres))
      expect(leido).toMatchObject({
        ...COMUNES,
        pasajerosRegistradora: 300,
        sensorNetos: 332,
        valorNetoRegistradora: 412_480,
        valorNeto: 490_611,
      })
    }),
  )
})

test('a row of our own server is passed on as it is, since there are many', () => {
  const fila = recibida([0, 0, 0, 0])
  expect(readRow(fila)).toBe(fila)
})

test('what a host leaves out counts as 0, empty or absent', () => {
  expect(readDetalle({ fecha: '2026-03-05', busNumero: '12', regIni: 5, regFin: 9 })).toEqual({
    uuid: null,
    version: null,
    fecha: '2026-03-05',
    busNumero: '12',
    conductorDocumento: null,
    conductorNombre: null,
    viajes: 0,
    regIni: 5,
    regFin: 9,
    pasajerosRegistradora: 4,
    valorNetoRegistradora: 0,
    salarioRegistradora: 0,
    sensor: 0,
    sensorNetos: 0,
    valorNeto: 0,
    salario: 0,
    tiquetes: 0,
    civica: 0,
    comentario: '',
    fechaEntrega: null,
    liquidada: false,
    gastos: [],
    abonoDto: null,
    deudaDto: null,
  })
})
