import type { ConductorFila } from '../../../src/contract/conductores'
import { ANY_ENGINE } from '../../setup/databases'
import { openApplication, type Application } from '../realApp'
import { aConductor } from '../builders'

describe('GET /conductores', () => {
  let application: Application
  beforeAll(async () => {
    application = await openApplication(ANY_ENGINE)
    await aConductor(application.db, { nombre: 'Zoila Zapata' })
    await aConductor(application.db, {
      nombre: 'Óscar Ñáñez',
      documento: '1001',
      valido: 0,
      fechaUltimoRetiro: '2026-01-31',
    })
    await aConductor(application.db, { nombre: 'ana álvarez' })
    await aConductor(application.db, { nombre: 'Pedro Pérez' })
  })
  afterAll(() => application.close())

  const ask = (query = '') => application.ask('consulta', { method: 'GET', url: `/api/conductores${query}` })
  const names = async (query: string) =>
    (await ask(query)).json<ConductorFila[]>().map(({ nombre }) => nombre)

  it.each(['', '?valido=', '?valido=null'])('answers all of them by name with %j', async (query) => {
    expect(await names(query)).toEqual(['ana álvarez', 'Óscar Ñáñez', 'Pedro Pérez', 'Zoila Zapata'])
  })

  it('answers those who work, or those who left', async () => {
    expect(await names('?valido=true')).toEqual(['ana álvarez', 'Pedro Pérez', 'Zoila Zapata'])
    expect(await names('?valido=false')).toEqual(['Óscar Ñáñez'])
  })

  it('answers the whole driver', async () => {
    const [oscar] = (await ask('?valido=false')).json<ConductorFila[]>()
    expect(oscar).toEqual({
      uuid: expect.any(String) as string,
      nombre: 'Óscar Ñáñez',
      empresa: 'Coonatra',
      documento: '1001',
      tipoDocumento: 'C.C.',
      fechaNacimiento: '1980-05-17',
      fechaUltimoIngreso: '2020-01-15',
      fechaUltimoRetiro: '2026-01-31',
      valido: false,
      version: 1,
    })
  })

  it('refuses other words, and whoever has no session', async () => {
    const answer = await ask('?valido=quizas')
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ mensaje: 'Indique true o false.' })
    const anonymous = await application.ask(null, { method: 'GET', url: '/api/conductores' })
    expect(anonymous.statusCode).toBe(401)
  })
})
