import type { ConductorFila } from '../../../src/contract/conductores'
import { ENGINES } from '../../setup/databases'
import { unaAplicacion, type Aplicacion } from '../aplicacion'
import { unConductor } from '../builders'

describe.each(ENGINES)('GET /conductores on %s', (engine) => {
  let aplicacion: Aplicacion
  beforeAll(async () => {
    aplicacion = await unaAplicacion(engine)
    await unConductor(aplicacion.db, { nombre: 'Zoila Zapata' })
    await unConductor(aplicacion.db, {
      nombre: 'Óscar Ñáñez',
      documento: '1001',
      valido: 0,
      fechaUltimoRetiro: '2026-01-31',
    })
    await unConductor(aplicacion.db, { nombre: 'ana álvarez' })
    await unConductor(aplicacion.db, { nombre: 'Pedro Pérez' })
  })
  afterAll(() => aplicacion.cerrar())

  const pedir = (consulta = '') =>
    aplicacion.pedir('consulta', { method: 'GET', url: `/api/conductores${consulta}` })
  const nombres = async (consulta: string) =>
    (await pedir(consulta)).json<ConductorFila[]>().map(({ nombre }) => nombre)

  it.each(['', '?valido=', '?valido=null'])('answers all of them by name with %j', async (consulta) => {
    expect(await nombres(consulta)).toEqual(['ana álvarez', 'Óscar Ñáñez', 'Pedro Pérez', 'Zoila Zapata'])
  })

  it('answers those who work, or those who left', async () => {
    expect(await nombres('?valido=true')).toEqual(['ana álvarez', 'Pedro Pérez', 'Zoila Zapata'])
    expect(await nombres('?valido=false')).toEqual(['Óscar Ñáñez'])
  })

  it('answers the whole driver', async () => {
    const [oscar] = (await pedir('?valido=false')).json<ConductorFila[]>()
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
    const respuesta = await pedir('?valido=quizas')
    expect(respuesta.statusCode).toBe(400)
    expect(respuesta.json()).toMatchObject({ mensaje: 'Indique true o false.' })
    const anonima = await aplicacion.pedir(null, { method: 'GET', url: '/api/conductores' })
    expect(anonima.statusCode).toBe(401)
  })
})
