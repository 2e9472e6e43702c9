import fc from 'fast-check'
import { leerRoles, PERMISOS, puede, ROLES, type Accion } from '../../src/contract/permisos'

const ACTIONS = Object.keys(PERMISOS) as Accion[]
const ADMIN_ONLY: Accion[] = [
  'eliminarLiquidacion',
  'retirarConductor',
  'eliminarContrato',
  'anularDocumento',
  'gestionarPasajes',
  'eliminarDeuda',
  'eliminarAbono',
  'reabrirCaja',
  'verHistorial',
  'gestionarUsuarios',
]

test('deletes, Retirar and every fares action are the administrator’s; the rest is the editor’s too', () => {
  for (const action of ACTIONS) {
    expect([action, puede(['ADMIN'], action)]).toEqual([action, true])
    expect([action, puede(['EDITOR'], action)]).toEqual([action, !ADMIN_ONLY.includes(action)])
    expect([action, puede([], action)]).toEqual([action, false])
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
    fc.property(fc.subarray([...ROLES]), fc.array(fc.string()), (roles, otherOnes) => {
      const others = otherOnes.map((word) => `x${word.replaceAll(',', '')}`)
      expect(leerRoles([...others, ...roles].join(',')).sort()).toEqual([...roles].sort())
    }),
  )
})
