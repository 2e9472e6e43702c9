import { sumaDe } from '../../contract/numeros'
import { empiezaMarcado, type CuerpoPrevia, type Papel, type Papeles } from '../../contract/previa'

/** The sums by company of a preview's ticked papers, and of all of these. */
export function totalesOf(papeles: readonly Papel[], { datos }: CuerpoPrevia): Papeles['totales'] {
  const marcados = 'marcados' in datos ? datos.marcados : undefined
  const ticked = marcados
    ? papeles.filter(({ documento, contrato }) =>
        marcados.some((one) => one.documento === documento && one.desde === contrato.desde),
      )
    : papeles.filter(empiezaMarcado)
  const totalOf = (empresa: string | null, some: readonly Papel[]) => ({
    empresa,
    documentos: some.length,
    total: sumaDe(some, 'total'),
  })
  const companies = [...new Set(ticked.map(({ empresa }) => empresa))]
  return [
    ...companies.map((company) =>
      totalOf(
        company,
        ticked.filter(({ empresa }) => empresa === company),
      ),
    ),
    ...(companies.length > 1 ? [totalOf(null, ticked)] : []),
  ]
}
