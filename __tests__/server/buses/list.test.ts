import type { BusFila } from '../../../src/contract/buses'
import { ANY_ENGINE, ENGINES } from '../../setup/databases'
import { openApplication, type Application } from '../realApp'
import { aBus, aConductor } from '../builders'

describe.each(ENGINES)('GET /buses on %s', (engine) => {
  let application: Application
  beforeAll(async () => {
    application = await openApplication(engine)
    const { uuid } = await aConductor(application.db, { documento: '1001', nombre: 'Ana Álvarez' })
    await aBus(application.db, { numero: '10', placa: 'DIE010' })
    await aBus(application.db, { numero: '2', placa: 'DOS002', ruta: 'CSUR3', conductorUuid: uuid })
    await aBus(application.db, { numero: '10B', placa: 'DIE01B' })
    await aBus(application.db, { numero: '9', placa: 'NUE009' })
  })
  afterAll(() => application.close())

  it('answers them as a person counts, 2 before 10', async () => {
    const answer = await application.ask('consulta', { method: 'GET', url: '/api/buses' })
    expect(answer.json<BusFila[]>().map(({ numero }) => numero)).toEqual(['2', '9', '10', '10B'])
  })

  // No engine could break what follows.
  if (engine !== ANY_ENGINE) return

  it('answers each bus with its driver, or null where nobody is assigned', async () => {
    const [two, nine] = (await application.ask('consulta', { method: 'GET', url: '/api/buses' })).json<
      BusFila[]
    >()
    expect(two).toEqual({
      numero: '2',
      empresa: 'Coonatra',
      ruta: 'CSUR3',
      modelo: '2018',
      marca: 'Chevrolet',
      placa: 'DOS002',
      conductorDocumento: '1001',
      conductorNombre: 'Ana Álvarez',
      version: 1,
    })
    expect(nine).toMatchObject({ conductorDocumento: null, conductorNombre: null })
  })
})
