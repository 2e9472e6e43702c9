import { type AsistenciaFila, type AsistenciasActuales } from '../../../src/contract/asistencias'
import { type ErrorRespuesta } from '../../../src/contract/errores'
import { ANY_ENGINE, ENGINES } from '../../setup/databases'
import { aConductor } from '../builders'
import { serverFor } from '../testServer'

const FECHA = '2090-03-20'

describe.each(ENGINES)('two people on one attendance sheet on %s', (engine) => {
  const server = serverFor(engine)
  let ana: string
  let beto: string
  let celia: string
  beforeEach(async () => {
    ana = (await aConductor(server.db, { nombre: 'Ana Álvarez' })).uuid
    beto = (await aConductor(server.db, { nombre: 'Beto Bernal' })).uuid
    celia = (await aConductor(server.db, { nombre: 'Celia Cano' })).uuid
  })

  const row = (conductorUuid: string, changes: object = {}) => ({ fecha: FECHA, conductorUuid, ...changes })
  const save = (...rows: object[]) => server.ask<AsistenciaFila[]>('editor', 'POST', '/asistencias', rows)
  /** A colleague's save, or an earlier one of ours. */
  const stored = async (...rows: object[]) => {
    const { status, body } = await save(...rows)
    expect(status).toBe(200)
    return body
  }
  const rejected = async (...rows: object[]) => {
    const { status, body } = await server.ask<ErrorRespuesta>('editor', 'POST', '/asistencias', rows)
    expect(status).toBe(409)
    const { asistencias } = body.actual as unknown as AsistenciasActuales
    return { ...body, asistencias }
  }
  const buses = async () =>
    (await server.ask<AsistenciaFila[]>('consulta', 'GET', `/asistencias/fecha?fecha=${FECHA}`)).body.map(
      ({ conductorNombre, bus, version }) => [conductorNombre, bus, version],
    )

  it('of those who mark the same proposal at once, one stores it and the others are told', async () => {
    const states = await Promise.all(
      Array.from({ length: 6 }, async (_, numero) => {
        const rows = [row(ana, { bus: `${numero}`, version: 0 }), row(beto, { bus: `${numero}`, version: 0 })]
        return (await save(...(numero % 2 === 0 ? rows : rows.reverse()))).status
      }),
    )
    expect(states.sort()).toEqual([200, 409, 409, 409, 409, 409])
    expect(await buses()).toMatchObject([
      [expect.anything(), expect.anything(), 1],
      [expect.anything(), expect.anything(), 1],
    ])
  })

  // No engine could break what follows.
  if (engine === ANY_ENGINE) {
    it('a row has a version, which counts what has been changed of it', async () => {
      expect(await stored(row(ana, { bus: '1' }))).toMatchObject([{ version: 1 }])
      expect(await stored(row(ana, { bus: '2', version: 1 }))).toMatchObject([{ version: 2 }])
      expect(await stored(row(ana, { bus: '2', version: 2 }))).toMatchObject([{ version: 2 }])
      expect(await buses()).toEqual([['Ana Álvarez', '2', 2]])
    })

    it('an untouched row of a driver who has left meanwhile is not stored', async () => {
      await server.db
        .updateTable('conductores')
        .set({ valido: 0 })
        .where('uuid', 'in', [beto, celia])
        .execute()
      const untouched = [ana, beto].map((uuid) => row(uuid, { version: 0, sinTocar: true }))
      const rows = await stored(...untouched, row(celia, { version: 0, bus: '3' }))
      expect(rows.map(({ conductorNombre }) => conductorNombre)).toEqual(['Ana Álvarez', 'Celia Cano'])
      expect((await buses()).map(([nombre]) => nombre)).toEqual(['Ana Álvarez', 'Celia Cano'])
    })

    it('a row changed on both sides is refused by its driver’s name, and the others are stored', async () => {
      await stored(row(ana, { bus: '1' }), row(beto, { bus: '1' }))
      await stored(row(ana, { bus: '2', version: 1 }))
      const { mensaje, errores, asistencias } = await rejected(
        row(beto, { bus: '3', version: 1 }),
        row(ana, { bus: '3', version: 1 }),
        row(celia, { bus: '3', version: 0 }),
      )
      expect(mensaje).toBe(
        'Otra persona cambió mientras tanto la asistencia de Ana Álvarez y ahí no se guardó lo suyo; lo demás se guardó. ' +
          'Revise las diferencias y guarde de nuevo.',
      )
      expect(errores).toEqual({ '1.conductorUuid': 'Otra persona cambió esta fila.' })
      // Every row as it is now, in the order sent.
      expect(asistencias.map(({ conductorUuid, bus, version }) => [conductorUuid, bus, version])).toEqual([
        [beto, '3', 2],
        [ana, '2', 2],
        [celia, '3', 1],
      ])
      // Seen now.
      await stored(row(ana, { bus: '3', version: 2 }))
      expect(await buses()).toContainEqual(['Ana Álvarez', '3', 3])
    })

    it('a row that nobody had stored when it was seen, and somebody has since, counts as changed', async () => {
      await stored(row(ana, { bus: '1' }), row(beto, { bus: '1' }))
      const { mensaje } = await rejected(
        row(ana, { bus: '2', version: 0 }),
        row(beto, { bus: '2', version: 0 }),
      )
      expect(mensaje).toMatch(/ la asistencia de Ana Álvarez y Beto Bernal y /)
      expect(await buses()).toEqual([
        ['Ana Álvarez', '1', 1],
        ['Beto Bernal', '1', 1],
      ])
    })

    it('a row that nobody has touched here and somebody has changed there stays as it is stored', async () => {
      await stored(row(ana, { bus: '1' }))
      await stored(row(ana, { bus: '2', version: 1 }))
      const untouched = { version: 1, sinTocar: true }
      expect(
        await stored(
          row(ana, { bus: '1', ...untouched }),
          row(beto, { bus: '5', version: 0, sinTocar: true }),
        ),
      ).toMatchObject([{ bus: '2' }, { bus: '5' }])
    })

    it('a proposal that was stored untouched is nobody’s change, and nobody’s to overwrite', async () => {
      await stored(row(ana, { bus: '1', version: 0, sinTocar: true }))
      expect(await stored(row(ana, { bus: '2', version: 0, sinTocar: true }))).toMatchObject([
        { bus: '1', version: 0 },
      ])
      expect(await stored(row(ana, { bus: '3', version: 0 }))).toMatchObject([{ bus: '3', version: 1 }])
    })

    it('the same on both sides is no conflict: the answer to an earlier save may have got lost', async () => {
      await stored(row(ana, { bus: '1', version: 0 }))
      expect(await stored(row(ana, { bus: '1', version: 0 }))).toMatchObject([{ bus: '1', version: 1 }])
    })

    it('where a row is wrong none is stored, late ones or not', async () => {
      await stored(row(ana, { bus: '1' }))
      const { status } = await save(
        row(ana, { bus: '2', version: 0 }),
        row(beto, { bus: '2', version: 0 }),
        row('00000000-0000-4000-8000-000000000000'),
      )
      expect(status).toBe(400)
      expect(await buses()).toEqual([['Ana Álvarez', '1', 1]])
    })
  }
})
