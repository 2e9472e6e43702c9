import { LIMITE_DE_CAMBIOS, type CambiosDeLiquidaciones } from '../../../src/contract/liquidacionesQueries'
import { ENGINES } from '../../setup/databases'
import { abrirEmpresa, unaLiquidacion, type Empresa } from './empresa'

const RESTO = { tipoDocumento: 'C.C.', empresa: 'Coonatra', fechaNacimiento: '1980-01-31' }
const BUS = { empresa: 'Coonatra', ruta: 'CCNT', modelo: '2018', marca: 'Chevrolet', placa: 'ABC123' }

describe.each(ENGINES)('what has changed in the list on %s', (engine) => {
  let empresa: Empresa
  let desde: number
  beforeEach(async () => {
    empresa = await abrirEmpresa(engine)
    // Signing in is a change.
    await empresa.crudo('GET', '/buses')
    desde = (await ultima()).secuencia
  })
  afterEach(() => empresa.cerrar())

  const ultima = () =>
    empresa.db
      .selectFrom('cambios')
      .select('secuencia')
      .orderBy('secuencia', 'desc')
      .executeTakeFirstOrThrow()
  const pedir = (secuencia = desde) => empresa.crudo('GET', `/liquidaciones/cambios?desde=${secuencia}`)
  const cambios = async () => (await pedir()).json<CambiosDeLiquidaciones>()
  const crear = async (campos: Parameters<typeof unaLiquidacion>[0] = {}) =>
    (await empresa.pedir('POST', '/liquidaciones', unaLiquidacion(campos))).cuerpo

  /** The rows that the whole list has under these uuids, in its order. */
  const deLaLista = async (...uuids: string[]) =>
    (await empresa.tabla()).filter(({ uuid }) => uuids.includes(uuid))

  it('is nothing when nothing has', async () => {
    await crear()
    desde = (await ultima()).secuencia
    const respuesta = await pedir()
    expect(respuesta.json()).toEqual({ secuencia: desde, filas: [], creadas: [], eliminadas: [] })
    expect(respuesta.headers['cache-control']).toBe('no-store')
  })

  it('is nothing when what has changed is not in the list', async () => {
    await empresa.pedir('POST', '/festivos', { fecha: '2026-01-01' })
    expect(await cambios()).toEqual({ secuencia: desde + 1, filas: [], creadas: [], eliminadas: [] })
  })

  it('is each row that was entered, the latest first, as the list has it', async () => {
    const primera = await crear()
    const segunda = await crear({ fecha: '2026-03-06' })
    const { secuencia, filas, creadas, eliminadas } = await cambios()
    expect(filas).toEqual(await deLaLista(primera.uuid, segunda.uuid))
    expect(filas.map(({ uuid }) => uuid)).toEqual([segunda.uuid, primera.uuid])
    expect(creadas).toEqual([segunda.uuid, primera.uuid])
    expect([secuencia, eliminadas]).toEqual([(await ultima()).secuencia, []])
  })

  it('is only what has changed since', async () => {
    await crear()
    desde = (await ultima()).secuencia
    const segunda = await crear({ fecha: '2026-03-06', comentario: 'x'.repeat(200) })
    const respuesta = await pedir()
    expect(respuesta.json<CambiosDeLiquidaciones>().filas).toEqual(await deLaLista(segunda.uuid))
    expect(Buffer.byteLength(respuesta.body)).toBeLessThan(5000)
  })

  it('is a row that was edited, once, however often', async () => {
    const { uuid } = await crear()
    desde = (await ultima()).secuencia
    for (const regFin of [1400, 1500])
      await empresa.pedir('PUT', '/liquidaciones/liquidar', unaLiquidacion({ uuid, regFin }))
    const { filas, creadas } = await cambios()
    expect(filas).toMatchObject([{ uuid, regFin: 1500 }])
    expect(creadas).toEqual([])
  })

  it('is a row that the sensors filled', async () => {
    const { cuerpo } = await empresa.sensores([{ busNumero: '17' }])
    const { filas } = await cambios()
    expect(filas).toMatchObject([{ uuid: cuerpo[0]?.uuid, busNumero: '17' }])
  })

  it('is the uuid of a row that was deleted; one that is restored has its former place, so that all is to be asked for', async () => {
    const { uuid } = await crear()
    desde = (await ultima()).secuencia
    await empresa.eliminar(uuid)
    expect(await cambios()).toMatchObject({ filas: [], eliminadas: [uuid] })
    const registro = { sustantivo: 'liquidaciones', identificador: uuid }
    expect((await empresa.pedir('POST', '/historial/restaurar', registro)).status).toBe(200)
    expect((await pedir()).statusCode).toBe(410)
  })

  it('is the rows of a driver with another name or document', async () => {
    const { uuid } = await crear()
    await crear({ busNumero: '15', conductorDocumento: '1002', fecha: '2026-03-06' })
    const editar = async (documento: string, campos: object) => {
      desde = (await ultima()).secuencia
      const cuerpo = { documento, nombre: 'Ana Álvarez', ...RESTO, ...campos }
      const { status } = await empresa.pedir('PUT', `/conductores/conductor?documento=${documento}`, cuerpo)
      expect(status).toBe(200)
      return (await cambios()).filas
    }
    expect(await editar('1001', { nombre: 'Ana Acosta' })).toMatchObject([
      { uuid, conductorNombre: 'Ana Acosta' },
    ])
    expect(await editar('1001', { nombre: 'Ana Acosta', documento: '2001' })).toMatchObject([
      { uuid, conductorDocumento: '2001' },
    ])
    expect(await editar('2001', { nombre: 'Ana Acosta', empresa: 'Otra' })).toEqual([])
  })

  it('is the rows of a bus with another number', async () => {
    const { uuid } = await crear()
    await crear({ busNumero: '17', fecha: '2026-03-06' })
    const editar = async (numero: string, campos: object) => {
      desde = (await ultima()).secuencia
      const cuerpo = { ...BUS, numero, conductorDocumento: '1001', ...campos }
      const { status } = await empresa.pedir('PUT', `/buses/bus/actualizar?numero=${numero}`, cuerpo)
      expect(status).toBe(200)
      return (await cambios()).filas
    }
    expect(await editar('12', { numero: '13' })).toMatchObject([{ uuid, busNumero: '13' }])
    expect(await editar('13', { marca: 'Volvo' })).toEqual([])
  })

  /** So many changes of the list, of settlements that are gone. */
  const sembrar = async (cuantos: number) =>
    empresa.db
      .insertInto('cambios')
      .values(
        Array.from({ length: cuantos }, (_, i) => ({
          instante: '2030-03-20T17:00:00.000Z',
          grupo: `${i}`,
          sustantivo: 'liquidaciones' as const,
          identificador: `${i}`,
          liquidacionUuid: `${i}`,
          registro: 'Bus 12',
          etiqueta: 'bus 12',
          tipo: 'eliminado' as const,
        })),
      )
      .execute()

  it('is to be asked for whole when it is too much', async () => {
    await sembrar(LIMITE_DE_CAMBIOS)
    expect((await cambios()).eliminadas).toHaveLength(LIMITE_DE_CAMBIOS)
    await crear()
    const respuesta = await pedir()
    expect([respuesta.statusCode, respuesta.json()]).toEqual([
      410,
      { mensaje: 'La lista cambió demasiado desde entonces: pídala entera.' },
    ])
  })

  it('is to be asked for whole by whoever has seen changes that are not stored', async () => {
    expect((await pedir(desde + 1)).statusCode).toBe(410)
  })

  it('is for whoever has signed in, and names a change', async () => {
    expect((await empresa.crudo('GET', '/liquidaciones/cambios?desde=0', undefined, null)).statusCode).toBe(
      401,
    )
    for (const query of ['', '?desde=x', '?desde=-1', '?desde=1.5'])
      expect((await empresa.crudo('GET', `/liquidaciones/cambios${query}`)).json()).toMatchObject({
        errores: { desde: 'La secuencia no es válida.' },
      })
  })
})
