import { randomUUID } from 'node:crypto'
import { type Insertable } from 'kysely'
import { type AsistenciaFila, type ReporteAsistenciaFila } from '../../../src/contract/asistencias'
import { type AsistenciasTable } from '../../../src/server/db/schema'
import { ENGINES } from '../../setup/databases'
import { unConductor } from '../builders'
import { abrirOficina, type Oficina } from '../oficina'

describe.each(ENGINES)('a month of attendance on %s, asked for on 20 March 2090', (engine) => {
  let oficina: Oficina
  let ana: string
  let beto: string
  beforeAll(async () => {
    oficina = await abrirOficina(engine)
  })
  beforeEach(async () => {
    await oficina.vaciar()
    ana = (await unConductor(oficina.db, { documento: '1001', nombre: 'Ana Álvarez' })).uuid
    beto = (await unConductor(oficina.db, { documento: '1002', nombre: 'Beto Bernal', valido: 0 })).uuid
    await unConductor(oficina.db, { nombre: 'Carlos Sin Días' })
  })
  afterAll(() => oficina.cerrar())

  const unaAsistencia = (
    conductorUuid: string,
    fecha: string,
    cambios: Partial<Insertable<AsistenciasTable>> = {},
  ) =>
    oficina.db
      .insertInto('asistencias')
      .values({
        uuid: randomUUID(),
        fecha,
        conductorUuid,
        bus: '',
        justificacion: '',
        asistio: 1,
        entregoAlDia: 1,
        entregoPresencial: 1,
        ...cambios,
      })
      .execute()
  const delMes = async (mes: number) => {
    const { cuerpo } = await oficina.pedir<AsistenciaFila[]>('consulta', 'GET', `/asistencias/mes?mes=${mes}`)
    return cuerpo.map(({ fecha, conductorNombre }) => `${fecha} ${conductorNombre}`)
  }
  const reporte = async (mes: number) =>
    (await oficina.pedir<ReporteAsistenciaFila[]>('consulta', 'GET', `/asistencias/reporte/mes?mes=${mes}`))
      .cuerpo

  it('is the latest such month that has begun, from its first day to its last', async () => {
    for (const fecha of ['2089-02-15', '2090-01-31', '2090-02-01', '2090-02-28', '2090-03-01'])
      await unaAsistencia(ana, fecha)
    expect(await delMes(2)).toEqual(['2090-02-01 Ana Álvarez', '2090-02-28 Ana Álvarez'])
    expect(await reporte(2)).toMatchObject([{ totalDias: 2 }])
  })

  it('is this year’s when it is the present one, and last year’s when it is still to come', async () => {
    for (const fecha of ['2089-03-20', '2090-03-31', '2089-12-01', '2089-12-31', '2090-12-01', '2088-12-05'])
      await unaAsistencia(ana, fecha)
    expect(await delMes(3)).toEqual(['2090-03-31 Ana Álvarez'])
    expect(await delMes(12)).toEqual(['2089-12-01 Ana Álvarez', '2089-12-31 Ana Álvarez'])
    expect(await reporte(12)).toMatchObject([{ totalDias: 2 }])
    expect(await delMes(4)).toEqual([])
    expect(await reporte(4)).toEqual([])
  })

  it('lists by day and name, retired drivers too', async () => {
    await unaAsistencia(beto, '2090-03-02')
    await unaAsistencia(ana, '2090-03-02')
    await unaAsistencia(beto, '2090-03-01')
    expect(await delMes(3)).toEqual([
      '2090-03-01 Beto Bernal',
      '2090-03-02 Ana Álvarez',
      '2090-03-02 Beto Bernal',
    ])
  })

  it('is reported in days per driver; deliveries count only on days attended', async () => {
    await unaAsistencia(beto, '2090-03-01')
    await unaAsistencia(ana, '2090-03-01')
    await unaAsistencia(ana, '2090-03-02', { entregoAlDia: 0 })
    await unaAsistencia(ana, '2090-03-03', { entregoAlDia: 0, entregoPresencial: 0 })
    await unaAsistencia(ana, '2090-03-04', { asistio: 0, justificacion: 'Enfermo', entregoAlDia: 0 })
    await unaAsistencia(ana, '2090-03-05', { asistio: 0, entregoAlDia: 0, entregoPresencial: 0 })
    await unaAsistencia(ana, '2090-03-06', { asistio: 0 })
    expect(await reporte(3)).toEqual([
      {
        uuid: ana,
        conductorNombre: 'Ana Álvarez',
        conductorDocumento: '1001',
        totalFaltas: 3,
        totalFaltasSinJustificacion: 2,
        totalAsistencias: 3,
        totalEntregasAlDia: 1,
        totalNoEntregasAlDia: 2,
        totalEntregasPresencial: 2,
        totalNoEntregasPresencial: 1,
        totalDias: 6,
      },
      {
        uuid: beto,
        conductorNombre: 'Beto Bernal',
        conductorDocumento: '1002',
        totalFaltas: 0,
        totalFaltasSinJustificacion: 0,
        totalAsistencias: 1,
        totalEntregasAlDia: 1,
        totalNoEntregasAlDia: 0,
        totalEntregasPresencial: 1,
        totalNoEntregasPresencial: 0,
        totalDias: 1,
      },
    ])
  })

  it.each(['', '?mes=', '?mes=0', '?mes=13', '?mes=1.5', '?mes=enero'])(
    'needs a month: %j',
    async (consulta) => {
      for (const ruta of ['/asistencias/mes', '/asistencias/reporte/mes'])
        expect(await oficina.pedir('consulta', 'GET', `${ruta}${consulta}`)).toEqual({
          status: 400,
          cuerpo: { mensaje: 'Mes es requerido.', errores: { mes: 'Mes es requerido.' } },
        })
    },
  )
})
