import fc from 'fast-check'
import { leerRoles, PERMISOS, puede, ROLES, type Accion } from '../../src/contract/permisos'

const ACCIONES = Object.keys(PERMISOS) as Accion[]
const SOLO_ADMIN: Accion[] = [
  'eliminarLiquidacion',
  'retirarConductor',
  'gestionarPasajes',
  'eliminarDeuda',
  'eliminarAbono',
  'reabrirCaja',
  'publicarBusqueda',
  'verHistorial',
  'gestionarUsuarios',
]

test('deletes, Retirar and every fares action are the administrator’s; the rest is the editor’s too', () => {
  for (const accion of ACCIONES) {
    expect([accion, puede(['ADMIN'], accion)]).toEqual([accion, true])
    expect([accion, puede(['EDITOR'], accion)]).toEqual([accion, !SOLO_ADMIN.includes(accion)])
    expect([accion, puede([], accion)]).toEqual([accion, false])
  }
})

test('roles are read from a comma-separated list, whatever else is in it', () => {
  expect(leerRoles('ADMIN,EDITOR')).toEqual(['ADMIN', 'EDITOR'])
  expect(leerRoles(' editor , Invitado')).toEqual(['EDITOR'])
  expect([leerRoles(''), leerRoles(null), leerRoles(undefined), leerRoles('ADMINISTRADOR')]).toEqual([
    [],
    [],
    [],
    [],
  ])
  fc.assert(
    fc.property(fc.subarray([...ROLES]), fc.array(fc.string()), (roles, otras) => {
      const ajenas = otras.map((palabra) => `x${palabra.replaceAll(',', '')}`)
      expect(leerRoles([...ajenas, ...roles].join(',')).sort()).toEqual([...roles].sort())
    }),
  )
})
