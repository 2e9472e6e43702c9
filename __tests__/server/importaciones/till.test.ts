import { randomUUID } from 'node:crypto'
import { sumarDias } from '../../../src/contract/fechas'
import { ENGINES } from '../../setup/databases'
import { tillFor, TODAY } from '../cierres/caja'
import { liquidacionPayload } from '../liquidaciones/company'

const YESTERDAY = sumarDias(TODAY, -1)

describe.each(ENGINES)('an import beside a till on %s', (engine) => {
  const server = tillFor(engine)

  const send = async (fechas: string[], more: object = {}) => {
    const group = randomUUID()
    const filas = fechas.map((fecha) => ({
      accion: 'crear',
      datos: liquidacionPayload({ fecha, liquidada: true }),
    }))
    const body = { grupo: group, archivo: 'enero.xlsx', total: filas.length, filas, ...more }
    const key = { 'idempotency-key': randomUUID() }
    expect((await server.ask('editor', 'POST', '/importaciones/liquidaciones', body, key)).status).toBe(201)
    return group
  }
  const undo = (group: string) => server.ask('editor', 'POST', '/historial/deshacer', { grupo: group })
  const till = async () => {
    const { ahora } = await server.tillOf('editor')
    return [ahora.liquidaciones, ahora.esperado]
  }

  it('gives it the day of the till alone, unless it says otherwise', async () => {
    await server.signIn('editor', { busNumero: '15' })
    await send([TODAY, YESTERDAY])
    expect(await till()).toEqual([2, 909_600])
    await send([sumarDias(TODAY, -2)], { enCaja: true })
    expect(await till()).toEqual([3, 1_364_400])
  })

  it('is not undone where a closed till counts it, which is named, until that is reopened', async () => {
    const group = await send([TODAY, YESTERDAY])
    await server.closeTill('editor', 'editor')
    expect(await undo(group)).toMatchObject({
      status: 200,
      body: {
        mensaje:
          'Se deshizo en 1 registro. Queda 1 registro sin deshacer: Bus 12 del 20 de marzo de 2090 (está en el cierre del 20 de marzo de 2090 de Editor).',
      },
    })
    await server.reopen('admin', 'editor')
    expect(await undo(group)).toMatchObject({ status: 200, body: { mensaje: 'Se deshizo en 1 registro.' } })
    expect(await server.db.selectFrom('liquidaciones').selectAll().execute()).toEqual([])
  })
})
