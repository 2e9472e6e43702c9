import Alert from '@mui/material/Alert'
import { useEditarContratoMutation } from '../../../api/contratos'
import { fechaLarga } from '../../../contract/fechas'
import { CONCEPTOS, type Linea, type Papel } from '../../../contract/previa'
import { groupBy } from '../../../contract/groupBy'
import { RoleButton } from '../../../ui/buttons/RoleButton'
import { FigureTable } from '../../../ui/charts/FigureTable'
import { usePhone } from '../../../ui/style/usePhone'
import { counted, fechaCorta, numero, pesos, precio } from '../../../ui/texts/formats'
import { Caption } from '../Caption'
import { ConfirmarContratos } from '../ConfirmarContratos'

/** Leaves the cesantías of the years before the last out of a settlement: they are deposited. */
function Deposited({ contrato, impedimento }: Pick<Papel, 'contrato' | 'impedimento'>) {
  const [edit] = useEditarContratoMutation()
  const cesantiasDesde = `${contrato.hasta?.slice(0, 4)}-01-01`
  return (
    <RoleButton
      action="guardarContrato"
      disabledReason={impedimento}
      onClick={() => void edit({ ...contrato, cesantiasDesde })}
    >
      {`Poner «Cesantías desde» el ${fechaLarga(cesantiasDesde)}`}
    </RoleButton>
  )
}

/** Warnings, of which those that differ in their figures alone are one. */
const merged = (avisos: Papel['avisos']) =>
  [...groupBy(avisos, ({ mensaje }) => mensaje.replace(/\d.*/, ''))].map(([words, own]) => {
    const [first = '', ...others] = new Set(own.map(({ mensaje }) => mensaje))
    return [first, ...others.map((text) => text.slice(words.length))].join(' ')
  })

/** Says why a paper cannot be issued, with the way to confirm its contract. */
export const Impediment = ({ papel: { impedimento, contrato } }: { papel: Papel }) =>
  impedimento && (
    <Alert
      severity="warning"
      action={contrato.uuid === null && <ConfirmarContratos conductores={[contrato.conductorUuid]} />}
    >
      {impedimento}
    </Alert>
  )

/** Warns the clerk, of each once. */
export const Warnings = ({ papel: { avisos, contrato, impedimento } }: { papel: Papel }) =>
  avisos.length > 0 && (
    <Alert severity="info" role="note" aria-label="Advertencias">
      {merged(avisos).map((text) => (
        <div key={text}>{text}</div>
      ))}
      {avisos.some(({ tipo }) => tipo === 'consignadas') && <Deposited {...{ contrato, impedimento }} />}
    </Alert>
  )

/** Figures of a step that stand below its name on a phone, whose columns are few. */
export const phoneTexts = ({ dias, base }: Pick<Linea, 'dias' | 'base'>) => [
  dias !== null && counted(dias, ['día', 'días']),
  base !== null && `base ${precio(base)}`,
]

/** A step's concept and, of a rest, how its days were counted, which its rule ends with. */
const conceptOf = ({ concepto, norma }: Linea) => (
  <>
    {CONCEPTOS[concepto]}
    {concepto === 'disfrutadas' && <Caption>{norma.split('. ').at(-1)}</Caption>}
  </>
)

/** Cesantías and their interest of a year without settlements. */
const isEmptyYear = ({ concepto, base }: Linea) =>
  base === 0 && (concepto === 'cesantias' || concepto === 'intereses')

/** A driver's paper, step by step. */
export function Steps({ papel }: { papel: Papel }) {
  const isPhone = usePhone()
  const empty = papel.lineas.filter(isEmptyYear)
  const [first, last] = [empty[0], empty.at(-1)].map((linea) => linea?.desde?.slice(0, 4))
  const years = first === last ? first : `${first} a ${last}`
  return (
    <>
      <Warnings papel={papel} />
      <FigureTable
        title="Pasos"
        wide={[1, 2, 3, 4]}
        columns={['Concepto', 'Desde', 'Hasta', 'Días', 'Base', 'Valor']}
        rows={[
          ...(first
            ? [
                {
                  key: 'empty',
                  name: `Cesantías e intereses de ${years}: sin liquidaciones`,
                  figures: ['', '', '', '', pesos(0)],
                },
              ]
            : []),
          ...papel.lineas.flatMap((linea, i) => {
            if (isEmptyYear(linea)) return []
            const { desde, hasta, dias, base, valor } = linea
            const dates = [fechaCorta(desde), fechaCorta(hasta)]
            const texts = [dates.filter(Boolean).join(' – '), ...phoneTexts(linea)]
            return {
              key: `${i}`,
              name: (
                <>
                  {conceptOf(linea)}
                  {isPhone && <Caption>{texts.filter(Boolean).join(' · ')}</Caption>}
                </>
              ),
              figures: [...dates, numero(dias), precio(base), pesos(valor)],
            }
          }),
          {
            key: 'total',
            name: <b>Total</b>,
            figures: ['', '', '', '', <b key="total">{pesos(papel.total)}</b>],
          },
        ]}
      />
    </>
  )
}
