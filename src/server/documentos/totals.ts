import { sumaDe } from '../../contract/numeros'
import { type CuerpoPrevia, type Papel, type Papeles } from '../../contract/previa'

/** The sums by company of a preview's ticked papers, and of all of these. */
export function totalesOf(papeles: readonly Papel[], { datos }: CuerpoPrevia): Papeles['totales'] {
  const marcados = 'marcados' in datos ? datos.marcados : undefined
  const ticked = papeles.filter(({ documento, contrato, retirado, cubiertoPor, impedimento }) =>
    marcados
      ? marcados.some((one) => one.documento === documento && one.desde === contrato.desde)
      : !retirado && !cubiertoPor && !impedimento,
  )
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
