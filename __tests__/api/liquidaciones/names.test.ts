import fc from 'fast-check'
import { readDetalle, readRow, type ReceivedLiquidacion } from '../../../src/api/liquidaciones/names'
import type { LiquidacionDetalle } from '../../../src/contract/liquidaciones'
import { anotherHost } from '../../setup/head'

beforeEach(anotherHost)

/** Section 3: "both naming variants appear for the same values". */
const VARIANTS = [
  ['pasajerosReg', 'pasajerosRegistradora'],
  ['pasajerosSensor', 'sensorNetos'],
  ['valorNetoReg', 'valorNetoRegistradora'],
  ['valorNetoSensor', 'valorNeto'],
] as const

const COMMON = {
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
const FIGURES = [300, 332, 412_480, 490_611]

/** The record with each figure under the name that is chosen for it: 0 the short one, 1 the long one. */
const received = (names: readonly number[]): ReceivedLiquidacion =>
  VARIANTS.reduce<ReceivedLiquidacion>(
    (record, [short, long], i) => ({ ...record, [names[i] === 1 ? long : short]: FIGURES[i] }),
    COMMON,
  )

const MIXES = fc.tuple(...VARIANTS.map(() => fc.nat({ max: 1 })))

test('a row is read whichever name each of its figures comes under', () => {
  fc.assert(
    fc.property(MIXES, (names) => {
      expect(readRow(received(names))).toMatchObject({
        ...COMMON,
        pasajerosReg: 300,
        pasajerosSensor: 332,
        valorNetoReg: 412_480,
        valorNetoSensor: 490_611,
      })
    }),
  )
})

test('an answer without a record is none', () => {
  expect(readRow(null)).toBeNull()
})

test('so is the detail', () => {
  fc.assert(
    fc.property(MIXES, (names) => {
      const read: Partial<LiquidacionDetalle> = readDetalle(received(names))
      expect(read).toMatchObject({
        ...COMMON,
        pasajerosRegistradora: 300,
        sensorNetos: 332,
        valorNetoRegistradora: 412_480,
        valorNeto: 490_611,
      })
    }),
  )
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
    // Null would say that staff have not entered it.
    fechaEntrega: '',
    liquidada: false,
    gastos: [],
    abonoDto: null,
    deudaDto: null,
  })
})
