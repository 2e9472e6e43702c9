import { randomUUID } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { sumarDias } from '../../../src/contract/fechas'
import { ENGINES } from '../../setup/databases'
import type { LiquidacionFila } from '../../../src/contract/liquidaciones'
import { totalsOfAll } from '../../../src/server/liquidaciones/totals'
import { unaLiquidacion as unRegistro } from '../builders'
import { abrirEmpresa, unaLiquidacion, type Empresa } from './empresa'

const TABLA = '/api/liquidaciones/table'

const sumas = (filas: LiquidacionFila[]) => {
  const suma = (campo: 'pasajerosSensor' | 'pasajerosReg' | 'valorNetoSensor' | 'valorNetoReg') =>
    filas.reduce((total, fila) => total + fila[campo], 0)
  return {
    pasajerosSensor: suma('pasajerosSensor'),
    pasajerosReg: suma('pasajerosReg'),
    valorNetoSensor: suma('valorNetoSensor'),
    valorNetoReg: suma('valorNetoReg'),
  }
}

describe.each(ENGINES)('the whole list on %s', (engine) => {
  let empresa: Empresa
  beforeAll(async () => {
    empresa = await abrirEmpresa(engine)
  })
  beforeEach(() => empresa.vaciar())
  afterAll(() => empresa.cerrar())

  const pedir = (headers: Record<string, string> = {}) =>
    empresa.conCabeceras({ method: 'GET', url: TABLA, headers })
  const etag = async () => String((await pedir()).headers.etag)
  const crear = (cambios: Parameters<typeof unaLiquidacion>[0] = {}) =>
    empresa.pedir('POST', '/liquidaciones', unaLiquidacion(cambios))

  /** That many settlements of bus 12, the later the day the later entered. */
  async function sembrar(cuantas: number) {
    const { uuid: _uuid, ...modelo } = await unRegistro(empresa.db, { busNumero: '12', fecha: '1999-01-01' })
    await empresa.vaciar()
    const filas = Array.from({ length: cuantas }, (_, i) => ({
      ...modelo,
      uuid: randomUUID(),
      fecha: sumarDias('2000-01-01', i),
    }))
    for (let i = 0; i < cuantas; i += 500)
      await empresa.db
        .insertInto('liquidaciones')
        .values(filas.slice(i, i + 500))
        .execute()
  }

  it('is an empty list when there are none', async () => {
    expect((await pedir()).json()).toEqual([])
  })

  it('says in a header what all its rows sum, however many statements that takes', async () => {
    expect(JSON.parse(String((await pedir()).headers.totales))).toEqual(sumas([]))
    await sembrar(12)
    await crear()
    const respuesta = await pedir()
    const totales = sumas(respuesta.json<LiquidacionFila[]>())
    expect(totales.valorNetoReg).not.toBe(0)
    expect(JSON.parse(String(respuesta.headers.totales))).toEqual(totales)
    expect(await totalsOfAll(empresa.db, 5)).toEqual(totales)
  })

  it('is kept by the browser for the token that fetched it, and asked about each time', async () => {
    const { headers } = await pedir()
    expect(headers['cache-control']).toBe('private, no-cache')
    expect(headers.vary).toMatch(/authorization/i)
    expect(headers.vary).toMatch(/accept-encoding/i)
  })

  it('answers 304 without a body to whoever holds its present state', async () => {
    await crear()
    const respuesta = await pedir({ 'if-none-match': await etag() })
    expect(respuesta.statusCode).toBe(304)
    expect(respuesta.body).toBe('')
  })

  it('answers whole to whoever holds what an earlier version has sent, since a token may stand on it', async () => {
    const deAntes = (await etag()).replace(/"l\d+-/, '"l1-')
    expect((await pedir({ 'if-none-match': deAntes })).statusCode).toBe(200)
  })

  it('is another state after whatever changes a row', async () => {
    const estados = [await etag()]
    const anotar = async () => estados.push(await etag())
    const { cuerpo } = await crear()
    await anotar()
    await empresa.pedir('PUT', '/liquidaciones/liquidar', { ...unaLiquidacion(), ...cuerpo, liquidada: true })
    await anotar()
    await empresa.sensores([{ fecha: '2026-03-04', busNumero: '17' }])
    await anotar()
    await empresa.db
      .updateTable('conductores')
      .set({ nombre: 'Otro Nombre' })
      .where('documento', '=', '1001')
      .execute()
    await anotar()
    await empresa.db.updateTable('buses').set({ numero: '18' }).where('numero', '=', '17').execute()
    await anotar()
    await empresa.db.updateTable('buses').set({ numero: '17' }).where('numero', '=', '18').execute()
    await anotar()
    await empresa.pedir('DELETE', `/liquidaciones?uuid=${cuerpo.uuid}`)
    await anotar()
    expect(new Set(estados).size).toBe(estados.length)
  })

  it('stays in its state when nothing that it shows is written', async () => {
    await crear()
    const antes = await etag()
    await empresa.db.updateTable('conductores').set({ empresa: 'Otra' }).execute()
    await empresa.pedir(
      'POST',
      '/liquidaciones',
      unaLiquidacion({ busNumero: 'no existe', fecha: '2026-03-06' }),
    )
    expect(await etag()).toBe(antes)
  })

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('is sent as %s, the same from its copy', async (codificacion, abrir) => {
    await crear({ comentario: '½ €' })
    const ver = async () => {
      const { headers, rawPayload } = await pedir({ 'accept-encoding': codificacion })
      expect(headers['content-encoding']).toBe(codificacion)
      return JSON.parse(abrir(rawPayload).toString()) as { comentario: string }[]
    }
    const primera = await ver()
    expect(primera).toMatchObject([{ comentario: '½ €' }])
    expect(await ver()).toEqual(primera)
  })

  it('is the same for all who ask for it at once, and another for whoever asks after a write', async () => {
    await sembrar(3000)
    const ver = async () => {
      const { rawPayload } = await pedir({ 'accept-encoding': 'br' })
      return JSON.parse(brotliDecompressSync(rawPayload).toString()) as { uuid: string }[]
    }
    const [primera, ...otras] = await Promise.all([ver(), ver(), ver()])
    expect(primera).toHaveLength(3000)
    expect(otras).toEqual([primera, primera])
    const { cuerpo } = await crear()
    const despues = await Promise.all([ver(), ver()])
    expect(despues.map((filas) => [filas.length, filas[0]?.uuid])).toEqual([
      [3001, cuerpo.uuid],
      [3001, cuerpo.uuid],
    ])
  })

  it('comes whole when it takes many statements', async () => {
    await sembrar(4500)
    const filas = (await pedir()).json<{ uuid: string; fecha: string }[]>()
    expect(filas).toHaveLength(4500)
    expect(new Set(filas.map(({ uuid }) => uuid)).size).toBe(4500)
    expect([filas[0]?.fecha, filas[4499]?.fecha]).toEqual([sumarDias('2000-01-01', 4499), '2000-01-01'])
    const buscadas = await empresa.tabla(
      '/liquidaciones/v2/table?fechaInicial=1990-01-01&fechaFinal=2199-01-01',
    )
    expect(buscadas).toEqual(filas)
  })
})
