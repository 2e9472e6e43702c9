import { bodyReader, parseAnswer, readForeign } from '../../../src/api/client/foreign'
import * as z from '../../../src/contract/zod'
import { CALLS } from '../../especificacion/llamadas/all'
import { anotherHost } from '../../setup/head'

beforeEach(anotherHost)

it.each([
  // Identifiers, names and texts.
  [
    { numero: 301, documento: 1020304050, conductorUuid: 7 },
    { numero: '301', documento: '1020304050', conductorUuid: '7' },
  ],
  [
    { documento: '0012', busNumero: 0, modelo: 2019, bus: '' },
    { documento: '0012', busNumero: '0', modelo: '2019', bus: '' },
  ],
  [{ conductorNombre: null, empresa: {}, comentario: false }, { conductorNombre: null }],
  // Figures.
  [
    { valor: '12.8', civica: ' 15 ', viajes: 3 },
    { valor: 12.8, civica: 15, viajes: 3 },
  ],
  [
    { valor: '2650.5', sensor: '2.650,5', balance: '-5000' },
    { valor: 2650.5, sensor: 2650.5, balance: -5000 },
  ],
  [
    { totalDeuda: '1.500.000', totalAbono: '1500000.00', valorNeto: '1e6' },
    { totalDeuda: 1_500_000, totalAbono: 1_500_000, valorNeto: 1_000_000 },
  ],
  [
    { valor: '0.125', salario: '12,8', regIni: '0' },
    { valor: 0.125, salario: 12.8, regIni: 0 },
  ],
  // Ambiguous figures, and unreadable ones.
  [{ valor: '1.500', salario: '150,000', regFin: 'abc', viajes: '', sensor: null, civica: true }, {}],
  [{ valor: '0x10', salario: '1,500,000', tiquetes: '1e999', totalDias: {} }, {}],
  // Days.
  [
    {
      fecha: '2026-03-28T00:00:00',
      fechaEntrega: '2026-03-28T23:59:59-05:00',
      fechaFinal: '2026-03-28T05:00:00.000Z',
    },
    { fecha: '2026-03-28', fechaEntrega: '2026-03-28', fechaFinal: '2026-03-28' },
  ],
  [
    { fecha: '2026-03-28 00:00:00.0', fechaEntrega: null, fechaUltimoRetiro: '' },
    { fecha: '2026-03-28', fechaEntrega: null, fechaUltimoRetiro: '' },
  ],
  // Flags.
  [
    { liquidada: 1, valido: 0, asistio: 'true', entregoAlDia: 'FALSE' },
    { liquidada: true, valido: false, asistio: true, entregoAlDia: false },
  ],
  [{ liquidada: null, valido: 'quizás', entregoPresencial: '1' }, { entregoPresencial: true }],
  // Objects of nothing.
  [
    { abonoDto: { valor: null, fecha: '' }, deudaDto: { razon: '', valor: null, fecha: null } },
    { abonoDto: null, deudaDto: null },
  ],
  [
    { abonoDto: {}, deudaDto: { razon: '', valor: '0' } },
    { abonoDto: null, deudaDto: { razon: '', valor: 0 } },
  ],
  [{ gastos: [{ nombre: 5, valor: '8000.00' }, {}] }, { gastos: [{ nombre: '5', valor: 8000 }, {}] }],
  // A name that is not ours.
  [
    { ingresos: '12', otra: { fecha: '2026-01-01T10:00' } },
    { ingresos: '12', otra: { fecha: '2026-01-01' } },
  ],
])('reads %j as %j', (answer, read) => {
  expect(readForeign(answer)).toEqual(read)
  expect(readForeign([answer])).toEqual([read])
})

it('knows every field of every answer of the table', () => {
  const wrong: string[] = []
  const sample = { string: 5, number: '5', boolean: 'true' }
  const read = { string: '5', number: 5, boolean: true }
  const visit = (schema: z.core.$ZodType, name = '') => {
    if (schema instanceof z.ZodArray) visit(schema.element)
    else if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) visit(schema.unwrap(), name)
    else if (schema instanceof z.ZodObject)
      for (const [field, inner] of Object.entries<z.core.$ZodType>(schema.shape)) visit(inner, field)
    else {
      const { type } = (schema as z.ZodType).def
      const kind = type in sample ? (type as keyof typeof sample) : 'string'
      const isDay = name.startsWith('fecha')
      const value = (
        readForeign({ [name]: isDay ? '2026-01-02T03:04' : sample[kind] }) as Record<string, unknown>
      )[name]
      if (value !== (isDay ? '2026-01-02' : read[kind])) wrong.push(name)
    }
  }
  for (const { respuesta } of CALLS) if (respuesta) visit(respuesta)
  // Fields of our own server, of the login, which is kept as it comes, and of what the endpoints make of an answer.
  expect([...new Set(wrong)].sort()).toEqual([
    '',
    'archivo',
    'cierre',
    'emitidoUuid',
    'secuencia',
    'soloSensor',
    'ultimosGastos',
    'username',
    'version',
  ])
})

it('keeps identifiers that are longer than a number holds, and texts as they are', () => {
  const long = '12345678901234567890'
  const json = `[{"uuid":${long},"valor":0.12345678901234567,"comentario":"\\"${long}\\", ${long}"},{"uuid": -${long} }]`
  expect(parseAnswer(json)).toEqual([
    { uuid: long, valor: 0.12345678901234567, comentario: `"${long}", ${long}` },
    { uuid: `-${long}` },
  ])
})

describe('the body of an answer', () => {
  const read = (body: string | null, status = 200, writes = true) =>
    bodyReader(writes)(new Response(body, { status }))

  it.each([
    ['Borrada.', { mensaje: 'Borrada.' }],
    [' "Borrada." ', { mensaje: 'Borrada.' }],
    ['{"mensaje":"Borrada."}', { mensaje: 'Borrada.' }],
    ['', null],
    ['[{"uuid":1}]', [{ uuid: '1' }]],
  ])('%j to a write is read', async (body, answer) => {
    expect(await read(body)).toEqual(answer)
  })

  it.each([
    ['<h1>Borrada</h1>', 200, true],
    ['Borrada <br>', 200, true],
    ['{"mensaje":', 200, true],
    ['Bad Gateway', 502, true],
    ['Borrada.', 200, false],
  ])('%j with %d is none', async (body, status, writes) => {
    await expect(read(body, status, writes)).rejects.toThrow(SyntaxError)
  })

  it('of a refusal stays as it is', async () => {
    const refusal = {
      mensaje: 'No.',
      errores: { valor: 'El valor es requerido.', fecha: '2026-01-01T00:00' },
    }
    expect(await read(JSON.stringify(refusal), 400)).toEqual(refusal)
  })
})
