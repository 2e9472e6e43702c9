import { parseArgs } from 'node:util'
import { ROLES, leerRoles } from '../../contract/permisos'
import { LONGITUD_MINIMA_DE_CLAVE } from '../../contract/sesion'
import { usernameNuevo } from '../../contract/usuarios'
import { inTransaction, type UnitOfWork } from '../db/transaction'
import { logCommand } from '../http/security-log'
import { StartupError } from '../startup-error'
import { generatePassword, hashAcceptable, hashPassword } from '../sesion/passwords'
import { editUsuario, insertUsuario, listUsuarios } from '../sesion/usuarios'

const HELP = `Uso: npm run usuarios -- <orden> [usuario] [opciones]

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

/** The terminal of a command. */
interface Terminal {
  /** Asks for a password twice, or reads it from the standard input. */
  askPassword: () => Promise<string>
  print: (line: string) => void
  log: Parameters<typeof logCommand>[0]
}

function username(typed: string | undefined) {
  if (typed === undefined) throw new StartupError('Indique el usuario.')
  const { data, error } = usernameNuevo().safeParse(typed)
  if (data !== undefined) return data
  throw new StartupError(error?.issues.at(-1)?.message ?? '')
}

function roles(list: string) {
  const unknown = list.split(',').find((rol) => rol.trim() && leerRoles(rol).length === 0)
  if (unknown === undefined) return leerRoles(list)
  throw new StartupError(`El rol ${unknown} no existe. Roles: ${ROLES.join(', ')}.`)
}

async function newPassword(generate: boolean, { askPassword, print }: Terminal) {
  if (generate) {
    const generated = generatePassword()
    print(`Clave: ${generated}`)
    return hashPassword(generated)
  }
  return hashAcceptable('clave', await askPassword())
}

function parseArguments(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        nombre: { type: 'string' },
        roles: { type: 'string', default: '' },
        generar: { type: 'boolean', default: false },
      },
    })
  } catch {
    throw new StartupError(`Hay una opción que no existe.\n\n${HELP}`)
  }
}

/**
 * Runs one command.
 * @throws StartupError or HttpError when it cannot be; then nothing has changed.
 */
export async function manageUsuarios(args: string[], unit: UnitOfWork, terminal: Terminal) {
  const { positionals, values } = parseArguments(args)
  const [orden = '', nombrado, ...resto] = positionals
  const { print, log } = terminal
  switch (orden) {
    case 'listar':
      for (const { username, nombre, roles, activo } of await listUsuarios(unit.db))
        print(`${username}\t${nombre}\t${roles || 'solo lectura'}\t${activo ? 'activo' : 'deshabilitado'}`)
      return
    case 'crear': {
      const created = { username: username(nombrado), roles: roles(values.roles) }
      const claveHash = await newPassword(values.generar, terminal)
      const nombre = values.nombre?.trim() || created.username
      await inTransaction(unit, (trx, changes) =>
        insertUsuario(trx, changes, { ...created, nombre, claveHash }),
      )
      logCommand(log, 'user_created', { user: created.username, change: created.roles.join(',') })
      return print(`Usuario ${created.username} creado.`)
    }
    case 'clave': {
      const who = username(nombrado)
      await editUsuario(unit, who, { claveHash: await newPassword(values.generar, terminal) })
      logCommand(log, 'authn_password_change', { user: who })
      return print(`Clave de ${who} cambiada.`)
    }
    case 'roles': {
      const who = username(nombrado)
      const [list] = resto
      // A missing argument is not the empty list: forgetting it must not remove all roles.
      if (list === undefined) throw new StartupError('Indique los roles, o "" para dejar solo lectura.')
      const newRoles = roles(list)
      await editUsuario(unit, who, { roles: newRoles.join(',') })
      logCommand(log, 'authz_change', { user: who, change: newRoles.join(',') })
      return print(`Roles de ${who}: ${newRoles.join(', ') || 'solo lectura'}.`)
    }
    case 'deshabilitar':
    case 'habilitar': {
      const who = username(nombrado)
      const enables = orden === 'habilitar'
      await editUsuario(unit, who, { activo: enables ? 1 : 0 })
      logCommand(log, 'user_updated', { user: who, change: enables ? 'enabled' : 'disabled' })
      return print(`Usuario ${who} ${enables ? 'habilitado' : 'deshabilitado'}.`)
    }
    case 'ayuda':
      return print(HELP)
    default:
      throw new StartupError(HELP)
  }
}
