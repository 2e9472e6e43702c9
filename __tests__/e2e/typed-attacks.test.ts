/** One attack in each field of text; `npm run proof` types thirty, over several records of each kind. */
import { typeAttacks } from '../proof/typed-attacks'

/** Each runs wherever its text is taken for more than text: as an address, within an attribute, or between elements. */
const ATTACKS = [
  'javascript:ataque()//"><img src=x onerror=ataque()>',
  '<img src=x onerror=ataque()>',
  '<svg onload=a()>',
  '"onclick=a()"',
]

typeAttacks({
  attack: (long = 60) => ATTACKS.find((one) => one.length <= long) ?? '<a onx=a()>',
  inAddresses: ATTACKS.slice(0, 3),
  count: { conductores: 1, buses: 1, deudas: 1, asistencias: 2, ingresos: 1 },
})
