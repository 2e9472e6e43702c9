import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { sumaDe } from '../../../contract/numeros'
import type { Papel } from '../../../contract/previa'
import { FigureTable } from '../../../ui/charts/FigureTable'
import { fechaCorta, numero, pesos, precio } from '../../../ui/texts/formats'
import { Warnings } from './Steps'

/** A driver may have a paper of each contract. */
export const keyOf = ({ documento, contrato }: Papel) => `${documento} ${contrato.desde}`

interface Props {
  papeles: readonly Papel[]
  isChosen: (papel: Papel) => boolean
  onFlip: (key: string) => void
}

/** Papers of many drivers, of which some are chosen, with the totals of those by company. */
export function Monthly({ papeles, isChosen, onFlip }: Props) {
  const chosen = papeles.filter(isChosen)
  const companies = [...new Set(chosen.map(({ empresa }) => empresa))]
  const totalOf = (name: string, some: readonly Papel[]) => ({
    key: name,
    name: <b>{name}</b>,
    figures: ['', numero(some.length), '', <b key="total">{pesos(sumaDe(some, 'total'))}</b>],
  })
  return (
    <>
      <FigureTable
        title="Conductores"
        columns={['Conductor', 'Empresa', 'Días', 'Base', 'Valor']}
        rows={[
          ...papeles.map((papel) => ({
            key: keyOf(papel),
            name: (
              <FormControlLabel
                sx={{ minWidth: 170 }}
                control={
                  <Checkbox
                    size="small"
                    checked={isChosen(papel)}
                    onChange={() => onFlip(keyOf(papel))}
                    sx={{ py: 0 }}
                  />
                }
                label={`${papel.nombre}${papel.retirado ? `, retirado ${fechaCorta(papel.contrato.hasta)}` : ''}`}
              />
            ),
            figures: [
              papel.empresa,
              numero(papel.lineas[0]?.dias),
              precio(papel.lineas[0]?.base),
              pesos(papel.total),
            ],
          })),
          ...companies.map((company) =>
            totalOf(
              `Total ${company}`,
              chosen.filter(({ empresa }) => empresa === company),
            ),
          ),
          ...(companies.length > 1 ? [totalOf('Total', chosen)] : []),
        ]}
      />
      <Warnings
        texts={papeles.flatMap(({ nombre, impedimento, avisos }) =>
          [...(impedimento ? [impedimento] : []), ...avisos.map(({ mensaje }) => mensaje)].map(
            (text) => `${nombre}: ${text}`,
          ),
        )}
      />
    </>
  )
}
