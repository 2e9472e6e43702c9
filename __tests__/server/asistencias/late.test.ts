import { type AsistenciaFila, type AsistenciasActuales } from '../../../src/contract/asistencias'
import { type ErrorRespuesta } from '../../../src/contract/errores'
import { ENGINES } from '../../setup/databases'
import { unConductor } from '../builders'
import { abrirOficina, type Oficina } from '../oficina'

const FECHA = '2090-03-20'

describe.each(ENGINES)('two people on one attendance sheet on %s', (engine) => {
  let oficina: Oficina
  let ana: string
  let beto: string
  let celia: string
  beforeAll(async () => {
    oficina = await abrirOficina(engine)
  })
  beforeEach(async () => {
    await oficina.vaciar()
    ana = (await unConductor(oficina.db, { nombre: 'Ana Álvarez' })).uuid
    beto = (await unConductor(oficina.db, { nombre: 'Beto Bernal' })).uuid
    celia = (await unConductor(oficina.db, { nombre: 'Celia Cano' })).uuid
  })
  afterAll(() => oficina.cerrar())

  const fila = (conductorUuid: string, cambios: object = {}) => ({ fecha: FECHA, conductorUuid, ...cambios })
  const guardar = (...filas: object[]) =>
    oficina.pedir<AsistenciaFila[]>('editor', 'POST', '/asistencias', filas)
  /** A colleague's save, or an earlier one of ours. */
  const guardado = async (...filas: object[]) => {
    const { status, cuerpo } = await guardar(...filas)
    expect(status).toBe(200)
    return cuerpo
  }
  const rechazado = async (...filas: object[]) => {
    const { status, cuerpo } = await oficina.pedir<ErrorRespuesta>('editor', 'POST', '/asistencias', filas)
    expect(status).toBe(409)
    const { asistencias } = cuerpo.actual as unknown as AsistenciasActuales
    return { ...cuerpo, asistencias }
  }
  const buses = async () =>
    (
      await oficina.pedir<AsistenciaFila[]>('consulta', 'GET', `/asistencias/fecha?fecha=${FECHA}`)
    ).cuerpo.map(({ conductorNombre, bus, version }) => [conductorNombre, bus, version])

  it('a row has a version, which counts what has been changed of it', async () => {
    expect(await guardado(fila(ana, { bus: '1' }))).toMatchObject([{ version: 1 }])
    expect(await guardado(fila(ana, { bus: '2', version: 1 }))).toMatchObject([{ version: 2 }])
    expect(await guardado(fila(ana, { bus: '2', version: 2 }))).toMatchObject([{ version: 2 }])
    expect(await buses()).toEqual([['Ana Álvarez', '2', 2]])
  })

  it('a row changed on both sides is refused by its driver’s name, and the others are stored', async () => {
    await guardado(fila(ana, { bus: '1' }), fila(beto, { bus: '1' }))
    await guardado(fila(ana, { bus: '2', version: 1 }))
    const { mensaje, errores, asistencias } = await rechazado(
      fila(beto, { bus: '3', version: 1 }),
      fila(ana, { bus: '3', version: 1 }),
      fila(celia, { bus: '3', version: 0 }),
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
    await guardado(fila(ana, { bus: '3', version: 2 }))
    expect(await buses()).toContainEqual(['Ana Álvarez', '3', 3])
  })

  it('a row that nobody had stored when it was seen, and somebody has since, counts as changed', async () => {
    await guardado(fila(ana, { bus: '1' }), fila(beto, { bus: '1' }))
    const { mensaje } = await rechazado(
      fila(ana, { bus: '2', version: 0 }),
      fila(beto, { bus: '2', version: 0 }),
    )
    expect(mensaje).toMatch(/ la asistencia de Ana Álvarez y Beto Bernal y /)
    expect(await buses()).toEqual([
      ['Ana Álvarez', '1', 1],
      ['Beto Bernal', '1', 1],
    ])
  })

  it('a row that nobody has touched here and somebody has changed there stays as it is stored', async () => {
    await guardado(fila(ana, { bus: '1' }))
    await guardado(fila(ana, { bus: '2', version: 1 }))
    const sinTocar = { version: 1, sinTocar: true }
    expect(
      await guardado(
        fila(ana, { bus: '1', ...sinTocar }),
        fila(beto, { bus: '5', version: 0, sinTocar: true }),
      ),
    ).toMatchObject([{ bus: '2' }, { bus: '5' }])
  })

  it('a proposal that was stored untouched is nobody’s change, and nobody’s to overwrite', async () => {
    await guardado(fila(ana, { bus: '1', version: 0, sinTocar: true }))
    expect(await guardado(fila(ana, { bus: '2', version: 0, sinTocar: true }))).toMatchObject([
      { bus: '1', version: 0 },
    ])
    expect(await guardado(fila(ana, { bus: '3', version: 0 }))).toMatchObject([{ bus: '3', version: 1 }])
  })

  it('the same on both sides is no conflict: the answer to an earlier save may have got lost', async () => {
    await guardado(fila(ana, { bus: '1', version: 0 }))
    expect(await guardado(fila(ana, { bus: '1', version: 0 }))).toMatchObject([{ bus: '1', version: 1 }])
  })

  it('whoever says no version replaces what is stored', async () => {
    await guardado(fila(ana, { bus: '1' }))
    await guardado(fila(ana, { bus: '2' }))
    expect(await buses()).toEqual([['Ana Álvarez', '2', 2]])
  })

  it('where a row is wrong none is stored, late ones or not', async () => {
    await guardado(fila(ana, { bus: '1' }))
    const { status } = await guardar(
      fila(ana, { bus: '2', version: 0 }),
      fila(beto, { bus: '2', version: 0 }),
      fila('00000000-0000-4000-8000-000000000000'),
    )
    expect(status).toBe(400)
    expect(await buses()).toEqual([['Ana Álvarez', '1', 1]])
  })

  it('of those who mark the same proposal at once, one stores it and the others are told', async () => {
    const estados = await Promise.all(
      Array.from({ length: 6 }, async (_, numero) => {
        const filas = [
          fila(ana, { bus: `${numero}`, version: 0 }),
          fila(beto, { bus: `${numero}`, version: 0 }),
        ]
        return (await guardar(...(numero % 2 === 0 ? filas : filas.reverse()))).status
      }),
    )
    expect(estados.sort()).toEqual([200, 409, 409, 409, 409, 409])
    expect(await buses()).toMatchObject([
      [expect.anything(), expect.anything(), 1],
      [expect.anything(), expect.anything(), 1],
    ])
  })
})
