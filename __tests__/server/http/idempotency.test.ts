import { randomBytes, randomUUID } from 'node:crypto'
import { unaAplicacion, type Aplicacion, type Usuario } from '../aplicacion'
import { ENGINES } from '../../setup/databases'
import { unBus, unConductor, unPasaje } from '../builders'
import { unaLiquidacion } from '../liquidaciones/empresa'

const DIA = 24 * 60 * 60 * 1000

describe.each(ENGINES)('Idempotency-Key on %s', (engine) => {
  let aplicacion: Aplicacion
  let conductorUuid: string
  beforeAll(async () => {
    aplicacion = await unaAplicacion(engine)
    const conductor = await unConductor(aplicacion.db, { documento: '111' })
    conductorUuid = conductor.uuid
    await unBus(aplicacion.db, { numero: '101', conductorUuid })
    await unPasaje(aplicacion.db)
  })
  beforeEach(async () => {
    await aplicacion.db.deleteFrom('deudas').execute()
    await aplicacion.db.deleteFrom('liquidaciones').execute()
    await aplicacion.db.deleteFrom('claves_idempotencia').execute()
  })
  afterAll(() => aplicacion.cerrar())

  const deuda = (cambios: object = {}) => ({
    valor: 50_000,
    razon: 'Préstamo',
    conductorDocumento: '111',
    ...cambios,
  })
  const crear = (
    clave: string | null,
    payload: unknown = deuda(),
    { usuario = 'editor', ruta = 'deudas' }: { usuario?: Usuario; ruta?: string } = {},
  ) =>
    aplicacion.pedir(usuario, {
      method: 'POST',
      url: `/api/${ruta}`,
      payload,
      headers: clave === null ? {} : { 'idempotency-key': clave },
    })
  const cuantas = async (tabla: 'deudas' | 'liquidaciones' | 'claves_idempotencia' = 'deudas') =>
    (await aplicacion.db.selectFrom(tabla).selectAll().execute()).length

  it('answers a repetition as the first time and stores nothing more', async () => {
    const clave = randomUUID()
    const primera = await crear(clave)
    const repetida = await crear(clave)
    expect(primera.statusCode).toBe(201)
    expect(repetida.statusCode).toBe(201)
    expect(repetida.body).toBe(primera.body)
    expect(repetida.headers['content-type']).toBe(primera.headers['content-type'])
    expect(await cuantas()).toBe(1)
  })

  it('without a key, and under another one, the same body is another record', async () => {
    await crear(null)
    await crear(null)
    await crear(randomUUID())
    await crear(randomUUID())
    expect(await cuantas()).toBe(4)
  })

  it('refuses the same key with another body', async () => {
    const clave = randomUUID()
    await crear(clave)
    const otra = await crear(clave, deuda({ valor: 60_000 }))
    expect(otra.statusCode).toBe(422)
    expect(otra.json()).toEqual({
      mensaje: 'Esto ya se guardó antes, con otros datos. Actualice la lista y corríjalo allí.',
    })
    expect(await cuantas()).toBe(1)
  })

  it('holds for an address of any length, and refuses the same key with another query', async () => {
    const clave = randomUUID()
    const larga = `deudas?nota=${randomBytes(6750).toString('base64url')}`
    const primera = await crear(clave, deuda(), { ruta: larga })
    expect(primera.statusCode).toBe(201)
    expect((await crear(clave, deuda(), { ruta: larga })).body).toBe(primera.body)
    expect((await crear(clave, deuda(), { ruta: 'deudas?nota=otra' })).statusCode).toBe(422)
    expect(await cuantas()).toBe(1)
  })

  it('a refused create leaves its key free for the corrected one', async () => {
    const clave = randomUUID()
    expect((await crear(clave, deuda({ valor: -1 }))).statusCode).toBe(400)
    expect((await crear(clave, deuda({ conductorDocumento: '999' }))).statusCode).toBe(400)
    expect((await crear(clave)).statusCode).toBe(201)
    expect(await cuantas()).toBe(1)
  })

  it('a create that failed leaves its key free', async () => {
    const clave = randomUUID()
    await aplicacion.db.schema.alterTable('deudas').renameTo('deudas_ausente').execute()
    expect((await crear(clave)).statusCode).toBe(500)
    await aplicacion.db.schema.alterTable('deudas_ausente').renameTo('deudas').execute()
    expect((await crear(clave)).statusCode).toBe(201)
    expect(await cuantas()).toBe(1)
  })

  it('of the same create sent many times at once, stores one and tells the others so', async () => {
    const clave = randomUUID()
    const respuestas = await Promise.all(Array.from({ length: 8 }, () => crear(clave)))
    expect(await cuantas()).toBe(1)
    const creadas = respuestas.filter(({ statusCode }) => statusCode === 201)
    expect(creadas.length).toBeGreaterThan(0)
    expect(new Set(creadas.map(({ body }) => body)).size).toBe(1)
    for (const { statusCode, body } of respuestas.filter((respuesta) => !creadas.includes(respuesta))) {
      expect(statusCode).toBe(409)
      expect(body).toMatch(/Esta misma operación todavía está en curso|Esto ya se guardó/)
    }
    expect((await crear(clave)).body).toBe(creadas[0]?.body)
  })

  it('a settlement repeated after its answer got lost is not a conflict', async () => {
    const clave = randomUUID()
    const cuerpo = unaLiquidacion({ fecha: '2026-03-05', busNumero: '101', conductorDocumento: '111' })
    const primera = await crear(clave, cuerpo, { ruta: 'liquidaciones' })
    const repetida = await crear(clave, cuerpo, { ruta: 'liquidaciones' })
    expect([primera.statusCode, repetida.statusCode]).toEqual([201, 201])
    expect(repetida.body).toBe(primera.body)
    expect(await cuantas('liquidaciones')).toBe(1)
    expect((await crear(randomUUID(), cuerpo, { ruta: 'liquidaciones' })).statusCode).toBe(409)
  })

  it('a key belongs to one user and one route', async () => {
    const clave = randomUUID()
    await crear(clave)
    expect((await crear(clave, deuda({ valor: 1 }), { usuario: 'admin' })).statusCode).toBe(201)
    const festivo = { fecha: '2031-01-01' }
    expect((await crear(clave, festivo, { ruta: 'festivos' })).statusCode).toBe(201)
    expect(await cuantas()).toBe(2)
  })

  it('who may not create is refused, whatever the key has stored', async () => {
    const clave = randomUUID()
    await crear(clave)
    expect((await crear(clave, deuda(), { usuario: 'consulta' })).statusCode).toBe(403)
  })

  it('a write whose answer was not kept is not repeated', async () => {
    const clave = randomUUID()
    await crear(clave)
    await aplicacion.db.updateTable('claves_idempotencia').set({ estado: null, respuesta: null }).execute()
    const repetida = await crear(clave)
    expect(repetida.statusCode).toBe(409)
    expect(repetida.json()).toEqual({ mensaje: 'Esto ya se guardó. Actualice la lista para verlo.' })
    expect(await cuantas()).toBe(1)
  })

  it('honours a key for 24 hours and then forgets it', async () => {
    const clave = randomUUID()
    const ultima = async (edad: number) =>
      aplicacion.db
        .updateTable('claves_idempotencia')
        .set({ instante: Date.now() - edad })
        .execute()
    await crear(clave)
    await ultima(DIA - 60_000)
    await crear(clave)
    expect(await cuantas()).toBe(1)
    await ultima(DIA + 1)
    await crear(clave)
    expect(await cuantas()).toBe(2)
    expect(await cuantas('claves_idempotencia')).toBe(1)
  })

  it.each(['corta', 'x'.repeat(201), 'con espacio'])('refuses the key %j', async (clave) => {
    expect((await crear(clave)).statusCode).toBe(400)
    expect(await cuantas()).toBe(0)
  })

  it('keeps the answer as it was before it was compressed', async () => {
    const clave = randomUUID()
    const filas = Array.from({ length: 60 }, (_, dia) => ({
      fecha: new Date(Date.UTC(2031, 0, 1 + dia)).toISOString().slice(0, 10),
      conductorUuid,
      bus: '101',
    }))
    const headers = { 'idempotency-key': clave, 'accept-encoding': 'gzip' }
    const primera = await aplicacion.pedir('editor', {
      method: 'POST',
      url: '/api/asistencias',
      payload: filas,
      headers,
    })
    expect(primera.headers['content-encoding']).toBe('gzip')
    const repetida = await crear(clave, filas, { ruta: 'asistencias' })
    expect(repetida.statusCode).toBe(200)
    expect(repetida.json()).toHaveLength(60)
  })
})
