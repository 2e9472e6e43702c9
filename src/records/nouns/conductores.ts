import { TIPOS_DOCUMENTO } from '../../contract/catalogos'
import type { ConductorFila } from '../../contract/conductores'
import { siNo } from '../../ui/texts/formats'
import { date, derived, text, nounOf } from './noun'

export const CONDUCTORES = nounOf<ConductorFila>()({
  id: 'conductores',
  name: 'Conductor',
  words: ['conductor', 'conductores'],
  creates: 'crearConductor',
  fields: {
    nombre: text('Nombre'),
    empresa: text('Empresa'),
    fechaNacimiento: date('Fecha de nacimiento'),
    tipoDocumento: { title: 'Tipo de documento', kind: 'option', options: TIPOS_DOCUMENTO },
    documento: text('Documento'),
    fechaUltimoIngreso: date('Fecha de último ingreso'),
    fechaUltimoRetiro: date('Fecha de último retiro'),
    servicioDesde: derived(date('Servicio desde')),
    valido: {
      title: 'Retirado',
      history: (value) => (value == null ? '' : siNo(!value)),
      derived: true,
    },
  },
})
