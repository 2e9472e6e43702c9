import fc from 'fast-check'
import { erroresPorCampo } from '../../src/contract/errores'
import {
  BusquedaLiquidacionesSchema,
  DetalleQuerySchema,
  FiltroLiquidacionesSchema,
} from '../../src/contract/liquidacionesQueries'
import { FilaSensorSchema, SensoresSchema } from '../../src/contract/sensores'
import { LiquidacionSchema } from '../../src/contract/liquidaciones'
import type * as z from '../../src/contract/zod'
import { liquidacionPayload } from '../server/liquidaciones/company'

const errors = (schema: z.ZodType, value: unknown) =>
  erroresPorCampo(schema.safeParse(value).error?.issues ?? [])

test('an empty body names everything that is missing', () => {
  expect(errors(LiquidacionSchema, {})).toEqual({
    fecha: 'Fecha es requerida.',
    busNumero: 'Bus es requerido.',
    conductorDocumento: 'Conductor es requerido.',
    viajes: 'Los viajes son requeridos.',
    regFin: 'La numeración final es requerida, puede ser 0.',
    regIni: 'La numeración inicial es requerida, puede ser 0.',
    sensor: 'El sensor es requerido, puede ser 0.',
  })
})

test.each([
  ['busNumero', { numero: '12' }, 'Bus es requerido.'],
  ['conductorDocumento', 'x'.repeat(31), 'Máximo 30 caracteres.'],
  ['viajes', 1.5, 'Ingrese un número valido de viajes.'],
  ['regIni', -1, 'Ingrese un número valido de registradora inicial.'],
  ['sensor', 2_147_483_648, 'Ingrese un número valido de sensor.'],
  ['tiquetes', [1], 'Ingrese un número valido de tiquetes.'],
  ['comentario', 'x'.repeat(2001), 'Máximo 2000 caracteres.'],
  ['liquidada', 'true', 'Indique si está liquidada.'],
  ['gastos', {}, 'Los gastos no son válidos.'],
  ['gastos', Array(101).fill({ nombre: 'Aseo', valor: 1 }), 'Máximo 100 gastos.'],
])('%s is not %j', (field, value, message) => {
  expect(errors(LiquidacionSchema, liquidacionPayload({ [field]: value }))).toEqual({ [field]: message })
})

test('what may be left out is filled in', () => {
  const { civica, tiquetes, comentario, liquidada, gastos } = LiquidacionSchema.parse(
    liquidacionPayload({
      civica: undefined,
      tiquetes: '',
      comentario: null,
      liquidada: null,
      gastos: undefined,
    }),
  )
  expect({ civica, tiquetes, comentario, liquidada, gastos }).toEqual({
    civica: 0,
    tiquetes: 0,
    comentario: '',
    liquidada: false,
    gastos: [],
  })
})

test('the final register is never before the initial one, whatever the rest', () => {
  const record = fc.nat({ max: 999_999_999 })
  fc.assert(
    fc.property(record, record, fc.boolean(), (regIni, regFin, complete) => {
      const body = { ...(complete ? liquidacionPayload() : {}), regIni, regFin }
      expect(errors(LiquidacionSchema, body).regFin).toBe(
        regFin < regIni ? 'Ingrese un número valido de registradora final.' : undefined,
      )
    }),
  )
})

test('each row of the expenses is named by its place', () => {
  const gastos = [
    { nombre: 'Aseo', valor: 0 },
    { nombre: ' ', valor: '' },
    { nombre: 'Peaje', valor: -1 },
  ]
  expect(errors(LiquidacionSchema, liquidacionPayload({ gastos }))).toEqual({
    'gastos.1.nombre': 'El nombre es requerido.',
    'gastos.1.valor': 'El valor es requerido.',
    'gastos.2.valor': 'Ingrese un número valido.',
  })
})

test('debt and repayment have their own words, and are optional', () => {
  const extras = (abonoDto: unknown, deudaDto: unknown) =>
    errors(LiquidacionSchema, liquidacionPayload({ abonoDto, deudaDto }))
  expect(extras({}, {})).toEqual({
    'abonoDto.valor': 'El valor del abono es requerido.',
    'deudaDto.razon': 'La razón de la deuda es requerida.',
    'deudaDto.valor': 'El valor de la deuda es requerida.',
  })
  expect(extras({ valor: -1 }, { razon: 'x', valor: -1 })).toEqual({
    'abonoDto.valor': 'Ingrese un número valido.',
    'deudaDto.valor': 'Ingrese un número valido.',
  })
  expect(extras(null, undefined)).toEqual({})
})

test('no body whatever is taken for a settlement by accident, nor breaks the rules', () => {
  fc.assert(
    fc.property(fc.anything(), (body) => {
      expect(LiquidacionSchema.safeParse(body).success).toBe(false)
    }),
  )
})

test('a sensor row wants more than 0 where the settlement’s form takes 0', () => {
  const row = { fecha: '2026-03-05', busNumero: '12', sensor: 0, civica: -1, viajes: 0 }
  expect(errors(FilaSensorSchema, row)).toEqual({
    sensor: 'Ingrese un número valido de sensor.',
    civica: 'Ingrese un número valido de civica.',
    viajes: 'Ingrese un número valido de viajes.',
  })
  expect(errors(FilaSensorSchema, {})).toEqual({
    fecha: 'Fecha es requerida.',
    busNumero: 'Bus es requerido.',
    sensor: 'El sensor es requerido.',
    viajes: 'Los viajes son requeridos.',
  })
  expect(FilaSensorSchema.parse({ ...row, sensor: 1, viajes: 1, civica: '' }).civica).toBeUndefined()
})

test('a list of sensors has from 1 to 500 rows', () => {
  const row = { fecha: '2026-03-05', busNumero: '12', sensor: 1, civica: 0, viajes: 1 }
  expect(errors(SensoresSchema, [])['']).toBe('Agregue al menos un sensor.')
  expect(SensoresSchema.safeParse(Array(500).fill(row)).success).toBe(true)
  expect(errors(SensoresSchema, Array(501).fill(row))['']).toBe('Máximo 500 sensores.')
})

test('the server takes one limit alone, and equal ones; an end before the start is refused', () => {
  const extras = (fechaInicial: unknown, fechaFinal: unknown) =>
    errors(FiltroLiquidacionesSchema, { fechaInicial, fechaFinal })
  expect(extras('2026-03-05', null)).toEqual({})
  expect(extras('', '2026-03-05')).toEqual({})
  expect(extras('2026-03-05', '2026-03-05')).toEqual({})
  expect(extras('2026-03-05', '2026-03-04')).toEqual({
    fechaFinal: 'Fecha final debe ser mayor a la inicial.',
  })
  expect(errors(FiltroLiquidacionesSchema, { liquidada: 'quizas' })).toEqual({ liquidada: 'Elija Si o No.' })
})

test('the form wants both dates or neither, in their order', () => {
  const extras = (fechaInicial: unknown, fechaFinal: unknown) =>
    errors(BusquedaLiquidacionesSchema, { fechaInicial, fechaFinal }).fechaFinal
  expect(extras('2026-03-05', '2026-03-05')).toBe('Fecha final debe ser mayor a la inicial.')
  expect(extras('2026-03-05', null)).toBe('Ingrese ambas fechas o ninguna.')
  expect(extras('', '2026-03-05')).toBe('Ingrese ambas fechas o ninguna.')
  expect(extras('2026-03-05', '2026-03-06')).toBeUndefined()
  expect(extras(undefined, null)).toBeUndefined()
})

test('a detail is asked for by uuid, or by date and bus', () => {
  expect(DetalleQuerySchema.safeParse({ fecha: '2026-03-05', busNumero: '12' }).success).toBe(true)
  expect(DetalleQuerySchema.safeParse({ fecha: '2026-03-05' }).success).toBe(false)
  expect(DetalleQuerySchema.safeParse({ uuid: 'u1' }).success).toBe(false)
})
