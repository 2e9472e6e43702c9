import { randomUUID } from 'node:crypto'
import { ANY_ENGINE, ENGINES, type Engine } from '../../setup/databases'
import { aConductor } from '../builders'
import { serverFor } from '../testServer'

const retired = {
  documento: '1001',
  fechaUltimoIngreso: '2080-01-01',
  fechaUltimoRetiro: '2090-02-28',
  valido: 0,
} as const

function openService(engine: Engine) {
  const server = serverFor(engine)
  const dates = () =>
    server.db.selectFrom('conductores').select(['valido', 'fechaUltimoIngreso', 'servicioDesde']).execute()
  const undo = (group: string, who: 'admin' | 'editor' = 'editor') =>
    server.ask(who, 'POST', '/historial/deshacer', { grupo: group })
  return { server, dates, undo }
}

describe.each(ENGINES)('the present service of a driver on %s', (engine) => {
  const { server, dates, undo } = openService(engine)

  async function readmit() {
    const group = randomUUID()
    const path = '/conductores/conductor/ingresar?documento=1001'
    expect((await server.ask('editor', 'PUT', path, undefined, { grupo: group })).status).toBe(200)
    return group
  }

  it('begins with Ingresar, and is as it was once that is undone', async () => {
    await aConductor(server.db, { ...retired, servicioDesde: '2080-01-01' })
    const group = await readmit()
    expect(await dates()).toEqual([
      { valido: 1, fechaUltimoIngreso: '2090-03-20', servicioDesde: '2090-03-20' },
    ])
    await undo(group)
    expect(await dates()).toEqual([
      { valido: 0, fechaUltimoIngreso: '2080-01-01', servicioDesde: '2080-01-01' },
    ])
  })
})

describe('the present service of a driver', () => {
  const { server, dates, undo } = openService(ANY_ENGINE)

  it('is not known of who was hired and never came back', async () => {
    const body = {
      nombre: 'Ana',
      empresa: 'Coonatra',
      fechaNacimiento: '1980-01-01',
      tipoDocumento: 'C.C.',
      documento: '7',
    }
    expect((await server.ask('editor', 'POST', '/conductores', body)).status).toBe(201)
    expect(await dates()).toEqual([{ valido: 1, fechaUltimoIngreso: '2090-03-20', servicioDesde: null }])
  })

  it('is not known once a readmission is undone that was recorded before services were', async () => {
    const { uuid } = await aConductor(server.db, { ...retired, valido: 1, servicioDesde: '2090-03-20' })
    const group = randomUUID()
    await server.db
      .insertInto('cambios')
      .values({
        instante: '2090-03-20T12:00:00.000Z',
        usuarioUuid: null,
        usuario: null,
        solicitud: null,
        grupo: group,
        sustantivo: 'conductores',
        identificador: uuid,
        liquidacionUuid: null,
        registro: 'Ana',
        etiqueta: 'Ana',
        tipo: 'editado',
        motivo: null,
        antes: JSON.stringify({ valido: 0, fechaUltimoIngreso: '2079-01-01' }),
        despues: JSON.stringify({ valido: 1, fechaUltimoIngreso: '2080-01-01' }),
      })
      .execute()
    await undo(group, 'admin')
    expect(await dates()).toEqual([{ valido: 0, fechaUltimoIngreso: '2079-01-01', servicioDesde: null }])
  })
})
