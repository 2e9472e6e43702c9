import { useState } from 'react'
import { UNTRACKED } from '../../api/client/untracked'
import { contratosApi, useContratosPropuestosQuery } from '../../api/contratos'
import { ConfirmacionSchema, type Propuestos } from '../../contract/contratos'
import type * as z from '../../contract/zod'
import { RunDialog } from '../../records/bulk/RunDialog'
import type { RowAction } from '../../records/bulk/bulkAction'
import { useRun } from '../../records/bulk/useRun'
import { FormDialog } from '../../records/dialog/FormDialog'
import { RoleButton } from '../../ui/buttons/RoleButton'
import { FigureTable } from '../../ui/charts/FigureTable'
import { CheckboxField } from '../../ui/fields/CheckboxField'
import { DateField } from '../../ui/fields/DateField'

type Confirmado = z.infer<typeof ConfirmacionSchema>['contratos'][number]

const CONFIRMAR: RowAction<Confirmado> = {
  title: 'Confirmar contratos',
  done: ['contrato confirmado', 'contratos confirmados'],
  run:
    ({ nombre: _nombre, elegido: _elegido, ...contrato }, grupo) =>
    (dispatch) =>
      dispatch(contratosApi.endpoints.crearContrato.initiate({ ...contrato, grupo }, UNTRACKED)).unwrap(),
  undo: true,
}

/** Confirms the proposed contracts of all drivers, or of some, in one action; nothing where there is none. */
export function ConfirmarContratos({ conductores }: { conductores?: readonly string[] }) {
  const { data = [] } = useContratosPropuestosQuery()
  const [asked, setAsked] = useState<Propuestos>([])
  const { run, start, close, undo } = useRun<Confirmado>(() => undefined)
  const own = data.filter(({ conductorUuid }) => conductores?.includes(conductorUuid) ?? true)
  return (
    <>
      {own.length > 0 && (
        <RoleButton action="guardarContrato" onClick={() => setAsked(own)}>
          {own.length === 1 ? 'Confirmar el contrato' : `Confirmar los ${own.length} propuestos`}
        </RoleButton>
      )}
      {asked.length > 0 && (
        <FormDialog
          title={CONFIRMAR.title}
          schema={ConfirmacionSchema}
          initialValues={{ contratos: asked.map((one) => ({ ...one, elegido: true })) }}
          onSubmit={(_values, { contratos }) =>
            start({ action: CONFIRMAR, rows: contratos.filter(({ elegido }) => elegido) })
          }
          onClose={() => setAsked([])}
          submitText="Confirmar los marcados"
          submittingText="Confirmando..."
          width="44rem"
        >
          <FigureTable
            title="Contratos"
            words={[1, 2]}
            columns={['Conductor', 'Empresa', 'Desde']}
            rows={asked.map(({ conductorUuid, nombre, empresa }, i) => ({
              key: conductorUuid,
              name: <CheckboxField name={`contratos.${i}.elegido`} label={nombre} />,
              figures: [
                empresa,
                <DateField
                  key="desde"
                  name={`contratos.${i}.desde`}
                  label={`Desde de ${nombre}`}
                  hideLabel
                  required
                />,
              ],
            }))}
          />
        </FormDialog>
      )}
      {run && <RunDialog run={run} nameOf={({ nombre }) => nombre} onClose={close} onUndo={undo} />}
    </>
  )
}
