import { LIMITE_DE_CAMBIOS, type CambiosDeLiquidaciones } from '../../../src/contract/liquidacionesQueries'
import { ANY_ENGINE, ENGINES } from '../../setup/databases'
import { openCompany, liquidacionPayload, type Company } from './company'

const REST = { tipoDocumento: 'C.C.', empresa: 'Coonatra', fechaNacimiento: '1980-01-31' }
const BUS = { empresa: 'Coonatra', ruta: 'CCNT', modelo: '2018', marca: 'Chevrolet', placa: 'ABC123' }

describe.each(ENGINES)('what has changed in the list on %s', (engine) => {
  let empresa: Company
  let from: number
  beforeEach(async () => {
    empresa = await openCompany(engine)
    // Signing in is a change.
    await empresa.raw('GET', '/buses')
    from = (await last()).secuencia
  })
  afterEach(() => empresa.close())

  const last = () =>
    empresa.db
      .selectFrom('cambios')
      .select('secuencia')
      .orderBy('secuencia', 'desc')
      .executeTakeFirstOrThrow()
  const ask = (secuencia = from) => empresa.raw('GET', `/liquidaciones/cambios?desde=${secuencia}`)
  const changes = async () => (await ask()).json<CambiosDeLiquidaciones>()
  const create = async (fields: Parameters<typeof liquidacionPayload>[0] = {}) =>
    (await empresa.ask('POST', '/liquidaciones', liquidacionPayload(fields))).body

  it('is each row that was entered, the latest first, as the list has it', async () => {
    const first = await create()
    const second = await create({ fecha: '2026-03-06' })
    const { secuencia, filas, creadas, eliminadas } = await changes()
    expect(filas).toEqual(await empresa.table())
    expect(filas.map(({ uuid }) => uuid)).toEqual([second.uuid, first.uuid])
    expect(creadas).toEqual([second.uuid, first.uuid])
    expect([secuencia, eliminadas]).toEqual([(await last()).secuencia, []])
  })

  it('is the uuid of a row that was deleted; one that is restored has its former place, so that all is to be asked for', async () => {
    const { uuid } = await create()
    from = (await last()).secuencia
    await empresa.remove(uuid)
    expect(await changes()).toMatchObject({ filas: [], eliminadas: [uuid] })
    const { grupo } = await empresa.db
      .selectFrom('cambios')
      .select('grupo')
      .where('liquidacionUuid', '=', uuid)
      .where('tipo', '=', 'eliminado')
      .executeTakeFirstOrThrow()
    expect((await empresa.ask('POST', '/historial/deshacer', { grupo })).status).toBe(200)
    expect((await ask()).statusCode).toBe(410)
  })

  // No engine could break what follows.
  if (engine === ANY_ENGINE) {
    it('is a row that was edited, once, however often', async () => {
      const { uuid } = await create()
      from = (await last()).secuencia
      for (const regFin of [1400, 1500])
        await empresa.ask('PUT', '/liquidaciones/liquidar', liquidacionPayload({ uuid, regFin }))
      const { filas, creadas } = await changes()
      expect(filas).toMatchObject([{ uuid, regFin: 1500 }])
      expect(creadas).toEqual([])
    })

    it('is to be asked for whole after a driver has another name or document', async () => {
      await create()
      const edit = async (documento: string, fields: object) => {
        from = (await last()).secuencia
        const body = { documento, nombre: 'Ana Álvarez', ...REST, ...fields }
        const { status } = await empresa.ask('PUT', `/conductores/conductor?documento=${documento}`, body)
        expect(status).toBe(200)
        return (await ask()).statusCode
      }
      expect(await edit('1001', { nombre: 'Ana Acosta' })).toBe(410)
      expect(await edit('1001', { nombre: 'Ana Acosta', documento: '2001' })).toBe(410)
      expect(await edit('2001', { nombre: 'Ana Acosta', empresa: 'Otra' })).toBe(200)
    })

    it('is to be asked for whole after a bus has another number', async () => {
      await create()
      const edit = async (numero: string, fields: object) => {
        from = (await last()).secuencia
        const body = { ...BUS, numero, conductorDocumento: '1001', ...fields }
        const { status } = await empresa.ask('PUT', `/buses/bus/actualizar?numero=${numero}`, body)
        expect(status).toBe(200)
        return (await ask()).statusCode
      }
      expect(await edit('12', { numero: '13' })).toBe(410)
      expect(await edit('13', { marca: 'Volvo' })).toBe(200)
    })

    it('is to be asked for whole when it is too much', async () => {
      const gone = Array.from({ length: LIMITE_DE_CAMBIOS }, (_, i) => ({
        instante: '2030-03-20T17:00:00.000Z',
        grupo: `${i}`,
        sustantivo: 'liquidaciones' as const,
        identificador: `${i}`,
        liquidacionUuid: `${i}`,
        registro: 'Bus 12',
        etiqueta: 'bus 12',
        tipo: 'eliminado' as const,
      }))
      await empresa.db.insertInto('cambios').values(gone).execute()
      expect((await changes()).eliminadas).toHaveLength(LIMITE_DE_CAMBIOS)
      await create()
      const answer = await ask()
      expect([answer.statusCode, answer.json()]).toEqual([
        410,
        { mensaje: 'La lista cambió demasiado desde entonces: pídala entera.' },
      ])
    })

    it('is to be asked for whole by whoever has seen changes that are not stored', async () => {
      expect((await ask(from + 1)).statusCode).toBe(410)
    })
  }
})
