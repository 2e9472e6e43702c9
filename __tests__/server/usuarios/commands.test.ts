import { operatorsWrite } from '../../../src/server/db/transaction'
import { NOUNS } from '../../../src/server/nouns'
import { ANY_ENGINE } from '../../setup/databases'
import { manageUsuarios } from '../../../src/server/usuarios/commands'
import { aUsuario } from '../realApp'
import { applicationFor } from '../testServer'

const BUSES = { method: 'GET', url: '/api/buses' } as const

describe('the command for users', () => {
  const app = applicationFor(ANY_ENGINE)
  beforeAll(async () => {
    for (const username of ['rosa', 'tomas', 'vilma']) await aUsuario(app.connection, username)
  })

  /** Runs an order as it is typed and returns what it printed. */
  async function usuarios(order: string[], password = 'clave-bastante-larga'): Promise<string[]> {
    const said: string[] = []
    await manageUsuarios(order, operatorsWrite(app, NOUNS), {
      askPassword: async () => password,
      print: (line) => said.push(line),
      log: app.app.log,
    })
    return said
  }
  const signIn = async (username: string, password: string) => {
    const payload = { username, password }
    return (await app.ask(null, { method: 'POST', url: '/api/auth/login', payload })).json<
      Record<string, string>
    >()
  }

  it('creates someone who can sign in at once, with the name and roles given', async () => {
    await usuarios(['crear', 'Ana', '--nombre', 'Ana Ruiz', '--roles', 'editor'])
    expect(await signIn('ana', 'clave-bastante-larga')).toMatchObject({
      nombre: 'Ana Ruiz',
      roles: 'EDITOR',
    })
    expect(await usuarios(['listar'])).toContain('ana\tAna Ruiz\tEDITOR\tactivo')
    await expect(usuarios(['crear', 'ANA'])).rejects.toThrow('El usuario ana ya existe.')
  })

  it('prints a password that it made itself', async () => {
    const [line = ''] = await usuarios(['crear', 'beto', '--generar'])
    const password = line.replace('Clave: ', '')
    expect(password).toHaveLength(20)
    expect(await signIn('beto', password)).toHaveProperty('token')
  })

  it('changes a password, and ends the sessions opened with the old one', async () => {
    expect((await app.ask('rosa', BUSES)).statusCode).toBe(200)
    await usuarios(['clave', 'rosa'], 'otra-clave-bastante-larga')
    expect((await app.ask('rosa', BUSES)).statusCode).toBe(401)
    expect(await signIn('rosa', 'otra-clave-bastante-larga')).toHaveProperty('token')
  })

  it('disables and enables', async () => {
    expect((await app.ask('tomas', BUSES)).statusCode).toBe(200)
    await usuarios(['deshabilitar', 'tomas'])
    expect((await app.ask('tomas', BUSES)).statusCode).toBe(401)
    expect(await usuarios(['listar'])).toContain('tomas\tTomas\tsolo lectura\tdeshabilitado')
    await usuarios(['habilitar', 'tomas'])
    expect(await signIn('tomas', 'clave-de-prueba')).toHaveProperty('token')
  })

  it('sets roles', async () => {
    await usuarios(['roles', 'vilma', 'ADMIN,EDITOR'])
    expect(await signIn('vilma', 'clave-de-prueba')).toMatchObject({ roles: 'ADMIN,EDITOR' })
    expect(await usuarios(['roles', 'vilma', ''])).toEqual(['Roles de vilma: solo lectura.'])
  })

  it.each([
    [[], /^Uso: npm run usuarios/],
    [['listar', '--rapido'], /^Hay una opción que no existe/],
    [['crear', 'con espacio'], /^El usuario debe tener/],
    [['crear', 'jefe', '--roles', 'ADMIN,JEFE'], 'El rol JEFE no existe. Roles: ADMIN, EDITOR.'],
    [['roles', 'admin'], 'Indique los roles, o "" para dejar solo lectura.'],
    [['deshabilitar', 'nadie'], 'El usuario nadie no existe.'],
  ])('refuses %j in Spanish', async (order, reason) => {
    await expect(usuarios(order)).rejects.toThrow(reason)
  })

  it('refuses a short password, and then creates nobody', async () => {
    await expect(usuarios(['crear', 'corta'], 'once-letras')).rejects.toThrow(
      'La clave debe tener al menos 12 caracteres.',
    )
    expect((await usuarios(['listar'])).join()).not.toContain('corta')
  })
})
