import type { Accion } from '../../contract/permisos'
import type { Sustantivo } from '../../contract/sustantivos'
import { BUSES } from '../../records/nouns/buses'
import { CONDUCTORES } from '../../records/nouns/conductores'
import { FESTIVOS } from '../../records/nouns/festivos'
import { LIQUIDACIONES } from '../../records/nouns/liquidaciones'
import { PASAJES } from '../../records/nouns/pasajes'
import type { Words } from '../../ui/texts/formats'

interface Step {
  noun: { id: Sustantivo; words: Words; creates: Accion }
  /** Name of what is registered, after 'Paso 1 de 5:'. */
  text: string
  /** Text of its link; 'Crear' and the noun when absent. */
  label?: string
  /** The dialog that the link opens on the noun's screen; 'crear' when absent. */
  dialog?: string
}

/** First records of a company, in the order in which one needs the other. */
export const STEPS: readonly Step[] = [
  {
    noun: CONDUCTORES,
    text: 'los conductores.',
  },
  {
    noun: BUSES,
    text: 'los buses, cada uno con su conductor.',
  },
  {
    noun: PASAJES,
    text: 'los pasajes de cada ruta.',
  },
  {
    noun: FESTIVOS,
    text: 'los festivos, que Cochera propone.',
    label: 'Proponer festivos',
    dialog: 'proponer',
  },
  {
    noun: LIQUIDACIONES,
    text: 'la primera liquidación.',
  },
]
