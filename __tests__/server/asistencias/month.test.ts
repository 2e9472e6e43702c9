import { type Insertable } from 'kysely'
import { type AsistenciaFila, type ReporteAsistenciaFila } from '../../../src/contract/asistencias'
import { type AsistenciasTable } from '../../../src/server/db/schema'
import { ANY_ENGINE, ENGINES } from '../../setup/databases'
import { aConductor, anAsistencia as storeAsistencia } from '../builders'
import { serverFor } from '../testServer'

describe.each(ENGINES)('a month of attendance on %s, asked for on 20 March 2090', (engine) => {
  const server = serverFor(engine)
  let ana: string
  let beto: string
  beforeEach(async () => {
    ana = (await aConductor(server.db, { documento: '1001', nombre: 'Ana Álvarez' })).uuid
    beto = (await aConductor(server.db, { documento: '1002', nombre: 'Beto Bernal', valido: 0 })).uuid
    await aConductor(server.db, { nombre: 'Carlos Sin Días' })
  })

  const anAsistencia = (
    conductorUuid: string,
    fecha: string,
    changes: Partial<Insertable<AsistenciasTable>> = {},
  ) =>
    storeAsistencia(server.db, conductorUuid, fecha, {
      asistio: 1,
      entregoAlDia: 1,
      entregoPresencial: 1,
      ...changes,
    })
  const ofMonth = async (month: number) => {
    const { body } = await server.ask<AsistenciaFila[]>('consulta', 'GET', `/asistencias/mes?mes=${month}`)
    return body.map(({ fecha, conductorNombre }) => `${fecha} ${conductorNombre}`)
  }
  const report = async (month: number) =>
    (await server.ask<ReporteAsistenciaFila[]>('consulta', 'GET', `/asistencias/reporte/mes?mes=${month}`))
      .body

  it('lists by day and name, retired drivers too', async () => {
    await anAsistencia(beto, '2090-03-02')
    await anAsistencia(ana, '2090-03-02')
    await anAsistencia(beto, '2090-03-01')
    expect(await ofMonth(3)).toEqual([
      '2090-03-01 Beto Bernal',
      '2090-03-02 Ana Álvarez',
      '2090-03-02 Beto Bernal',
    ])
  })

  // No engine could break what follows.
  if (engine === ANY_ENGINE) {
    it('is the latest such month that has begun, from its first day to its last', async () => {
      for (const fecha of ['2089-02-15', '2090-01-31', '2090-02-01', '2090-02-28', '2090-03-01'])
        await anAsistencia(ana, fecha)
      expect(await ofMonth(2)).toEqual(['2090-02-01 Ana Álvarez', '2090-02-28 Ana Álvarez'])
      expect(await report(2)).toMatchObject([{ totalDias: 2 }])
    })

    it('is reported in days per driver; deliveries count only on days attended', async () => {
      await anAsistencia(beto, '2090-03-01')
      await anAsistencia(ana, '2090-03-01')
      await anAsistencia(ana, '2090-03-02', { entregoAlDia: 0 })
      await anAsistencia(ana, '2090-03-03', { entregoAlDia: 0, entregoPresencial: 0 })
      await anAsistencia(ana, '2090-03-04', { asistio: 0, justificacion: 'Enfermo', entregoAlDia: 0 })
      await anAsistencia(ana, '2090-03-05', { asistio: 0, entregoAlDia: 0, entregoPresencial: 0 })
      await anAsistencia(ana, '2090-03-06', { asistio: 0 })
      expect(await report(3)).toEqual([
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

    it('counts no absence before the beginning of service, which a contract tells too', async () => {
      const { uuid } = await aConductor(server.db, { documento: '1003', fechaUltimoIngreso: '2090-03-05' })
      for (const fecha of ['2090-03-03', '2090-03-04', '2090-03-05'])
        await anAsistencia(uuid, fecha, { asistio: 0 })
      expect(await report(3)).toMatchObject([{ totalFaltas: 1, totalDias: 1 }])
      const contrato = { conductorUuid: uuid, empresa: 'Coonatra', desde: '2090-03-04' }
      expect((await server.ask('admin', 'POST', '/contratos', contrato)).status).toBeLessThan(300)
      expect(await report(3)).toMatchObject([{ totalFaltas: 2, totalDias: 2 }])
    })

    it.each(['', '?mes=13'])('needs a month: %j', async (query) => {
      for (const path of ['/asistencias/mes', '/asistencias/reporte/mes'])
        expect(await server.ask('consulta', 'GET', `${path}${query}`)).toEqual({
          status: 400,
          body: { mensaje: 'Mes es requerido.', errores: { mes: 'Mes es requerido.' } },
        })
    })
  }
})
