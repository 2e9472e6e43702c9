import { ENGINES } from '../../setup/databases'
import { runCommand } from '../../../src/server/usuarios/commands'
import { unUsuario, unaAplicacion, type Aplicacion } from '../aplicacion'

const BUSES = { method: 'GET', url: '/api/buses' } as const

describe.each(ENGINES)('the command for users on %s', (engine) => {
  let app: Aplicacion
  beforeAll(async () => {
    app = await unaAplicacion(engine)
    for (const username of ['rosa', 'tomas', 'vilma']) await unUsuario(app.conexion, username)
  })
  afterAll(() => app.cerrar())

  /** Runs an order as it is typed and returns what it printed. */
  async function usuarios(orden: string[], clave = 'clave-bastante-larga'): Promise<string[]> {
    const dicho: string[] = []
    await runCommand(orden, app, {
      askPassword: async () => clave,
      print: (linea) => dicho.push(linea),
      log: app.app.log,
    })
    return dicho
  }
  const ingresar = async (username: string, password: string) => {
    const payload = { username, password }
    return (await app.pedir(null, { method: 'POST', url: '/api/auth/login', payload })).json<
      Record<string, string>
    >()
  }

  it('creates someone who can sign in at once, with the name and roles given', async () => {
    await usuarios(['crear', 'Ana', '--nombre', 'Ana Ruiz', '--roles', 'editor'])
    expect(await ingresar('ana', 'clave-bastante-larga')).toMatchObject({
      nombre: 'Ana Ruiz',
      roles: 'EDITOR',
    })
    expect(await usuarios(['listar'])).toContain('ana\tAna Ruiz\tEDITOR\tactivo')
    await expect(usuarios(['crear', 'ANA'])).rejects.toThrow('El usuario ana ya existe.')
  })

  it('prints a password that it made itself', async () => {
    const [linea = ''] = await usuarios(['crear', 'beto', '--generar'])
    const clave = linea.replace('Clave: ', '')
    expect(clave).toHaveLength(20)
    expect(await ingresar('beto', clave)).toHaveProperty('token')
  })

  it('changes a password, and ends the sessions opened with the old one', async () => {
    expect((await app.pedir('rosa', BUSES)).statusCode).toBe(200)
    await usuarios(['clave', 'rosa'], 'otra-clave-bastante-larga')
    expect((await app.pedir('rosa', BUSES)).statusCode).toBe(401)
    expect(await ingresar('rosa', 'otra-clave-bastante-larga')).toHaveProperty('token')
  })

  it('disables and enables', async () => {
    expect((await app.pedir('tomas', BUSES)).statusCode).toBe(200)
    await usuarios(['deshabilitar', 'tomas'])
    expect((await app.pedir('tomas', BUSES)).statusCode).toBe(401)
    expect(await usuarios(['listar'])).toContain('tomas\tTomas\tsolo lectura\tdeshabilitado')
    await usuarios(['habilitar', 'tomas'])
    expect(await ingresar('tomas', 'clave-de-prueba')).toHaveProperty('token')
  })

  it('sets roles', async () => {
    await usuarios(['roles', 'vilma', 'ADMIN,EDITOR'])
    expect(await ingresar('vilma', 'clave-de-prueba')).toMatchObject({ roles: 'ADMIN,EDITOR' })
    expect(await usuarios(['roles', 'vilma', ''])).toEqual(['Roles de vilma: solo lectura.'])
  })

  it.each([
    [[], /^Uso: npm run usuarios/],
    [['borrar', 'admin'], /^Uso: npm run usuarios/],
    [['listar', '--rapido'], /^Hay una opción que no existe/],
    [['crear'], 'Indique el usuario.'],
    [['crear', 'con espacio'], /^El usuario debe tener/],
    [['crear', 'jefe', '--roles', 'ADMIN,JEFE'], 'El rol JEFE no existe. Roles: ADMIN, EDITOR.'],
    [['roles', 'admin'], 'Indique los roles, o "" para dejar solo lectura.'],
    [['deshabilitar', 'nadie'], 'El usuario nadie no existe.'],
  ])('refuses %j in Spanish', async (orden, motivo) => {
    await expect(usuarios(orden)).rejects.toThrow(motivo)
  })

  it('refuses a short password, and then creates nobody', async () => {
    await expect(usuarios(['crear', 'corta'], 'once-letras')).rejects.toThrow(
      'La clave debe tener al menos 12 caracteres.',
    )
    expect((await usuarios(['listar'])).join()).not.toContain('corta')
  })
})
