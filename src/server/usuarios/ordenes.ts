import { parseArgs } from 'node:util'
import { ROLES, leerRoles, type Rol } from '../../contract/permisos'
import { LONGITUD_MINIMA_DE_CLAVE } from '../../contract/sesion'
import { type Db } from '../db/types'
import { logCommand } from '../http/security-log'
import { cifrarClave, generarClave, motivoDeRechazo } from '../sesion/claves'
import { cambiarUsuario, crearUsuario, listarUsuarios, normalizarUsername } from './repository'

const AYUDA = `Uso: npm run usuarios -- <orden> [usuario] [opciones]

  listar                      muestra los usuarios, sus roles y si están activos
  crear <usuario>             crea un usuario
      --nombre "Nombre"       nombre de la persona (si falta, el mismo usuario)
      --roles ADMIN,EDITOR    roles separados por comas (si falta, solo lectura)
  clave <usuario>             cambia la clave y termina sus sesiones
  roles <usuario> <roles>     cambia los roles; "" deja solo lectura
  deshabilitar <usuario>      impide su ingreso y termina sus sesiones
  habilitar <usuario>         permite de nuevo su ingreso

La clave (mínimo ${LONGITUD_MINIMA_DE_CLAVE} caracteres, no una común) se pide sin mostrarla, o se lee de la entrada estándar.
Con --generar se crea una al azar y se muestra una sola vez.`

/** What an order needs besides the database. */
export interface Consola {
  /** Asks for a password twice, or reads it from the standard input. */
  pedirClave: () => Promise<string>
  decir: (linea: string) => void
  log: Parameters<typeof logCommand>[0]
}

/** The order cannot be carried out; its message is for whoever typed it. */
export class OrdenInvalida extends Error {}

const USERNAME = /^[a-z0-9][a-z0-9._@-]{1,59}$/

function username(escrito: string | undefined): string {
  if (escrito === undefined) throw new OrdenInvalida('Indique el usuario.')
  const normal = normalizarUsername(escrito)
  if (USERNAME.test(normal)) return normal
  throw new OrdenInvalida(
    'El usuario debe tener de 2 a 60 letras sin tilde, números, puntos, guiones o arrobas.',
  )
}

function roles(lista: string): Rol[] {
  const desconocido = lista
    .split(',')
    .map((rol) => rol.trim())
    .find((rol) => rol !== '' && leerRoles(rol).length === 0)
  if (desconocido === undefined) return leerRoles(lista)
  throw new OrdenInvalida(`El rol ${desconocido} no existe. Roles: ${ROLES.join(', ')}.`)
}

async function claveNueva(generar: boolean, { pedirClave, decir }: Consola): Promise<string> {
  if (generar) {
    const generada = generarClave()
    decir(`Clave: ${generada}`)
    return cifrarClave(generada)
  }
  const clave = await pedirClave()
  const motivo = await motivoDeRechazo(clave)
  if (motivo) throw new OrdenInvalida(motivo)
  return cifrarClave(clave)
}

function leerArgumentos(argumentos: string[]) {
  try {
    return parseArgs({
      args: argumentos,
      allowPositionals: true,
      options: {
        nombre: { type: 'string' },
        roles: { type: 'string', default: '' },
        generar: { type: 'boolean', default: false },
        ayuda: { type: 'boolean', default: false },
      },
    })
  } catch {
    throw new OrdenInvalida(`Hay una opción que no existe.\n\n${AYUDA}`)
  }
}

/**
 * Carries out one order of the command line.
 * @throws OrdenInvalida or HttpError when it cannot be; then nothing has changed.
 */
export async function ejecutar(argumentos: string[], db: Db, consola: Consola): Promise<void> {
  const { positionals, values } = leerArgumentos(argumentos)
  const [orden = '', nombrado, ...resto] = positionals
  const { decir, log } = consola
  switch (values.ayuda ? 'ayuda' : orden) {
    case 'listar':
      for (const usuario of await listarUsuarios(db)) {
        const { activo, nombre } = usuario
        const puede = usuario.roles || 'solo lectura'
        decir([usuario.username, nombre, puede, activo === 1 ? 'activo' : 'deshabilitado'].join('\t'))
      }
      return
    case 'crear': {
      const nuevo = { username: username(nombrado), roles: roles(values.roles) }
      const claveHash = await claveNueva(values.generar, consola)
      await crearUsuario(db, { ...nuevo, nombre: values.nombre?.trim() || nuevo.username, claveHash })
      logCommand(log, 'user_created', { user: nuevo.username, change: nuevo.roles.join(',') })
      return decir(`Usuario ${nuevo.username} creado.`)
    }
    case 'clave': {
      const quien = username(nombrado)
      await cambiarUsuario(db, quien, { claveHash: await claveNueva(values.generar, consola) })
      logCommand(log, 'authn_password_change', { user: quien })
      return decir(`Clave de ${quien} cambiada.`)
    }
    case 'roles': {
      const quien = username(nombrado)
      const [lista] = resto
      // Nothing is not the empty list: a forgotten word must not take somebody's roles away.
      if (lista === undefined) throw new OrdenInvalida('Indique los roles, o "" para dejar solo lectura.')
      const nuevos = roles(lista)
      await cambiarUsuario(db, quien, { roles: nuevos.join(',') })
      logCommand(log, 'authz_change', { user: quien, change: nuevos.join(',') })
      return decir(`Roles de ${quien}: ${nuevos.join(', ') || 'solo lectura'}.`)
    }
    case 'deshabilitar':
    case 'habilitar': {
      const quien = username(nombrado)
      await cambiarUsuario(db, quien, { activo: orden === 'habilitar' ? 1 : 0 })
      logCommand(log, 'user_updated', {
        user: quien,
        change: orden === 'habilitar' ? 'enabled' : 'disabled',
      })
      return decir(`Usuario ${quien} ${orden === 'habilitar' ? 'habilitado' : 'deshabilitado'}.`)
    }
    case 'ayuda':
      return decir(AYUDA)
    default:
      throw new OrdenInvalida(AYUDA)
  }
}
