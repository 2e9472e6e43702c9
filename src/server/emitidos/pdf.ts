import { createHash } from 'node:crypto'
import { nombreDePapel } from '../../contract/catalogos'
import { type Db } from '../db/types'
import { thaw } from '../documentos/frozen'
import { paperPages } from '../documentos/paper-pages'
import { printPdf } from '../pdf/pdf'
import { paperOf } from './rows'

type Paper = Awaited<ReturnType<typeof paperOf>>

const numberOf = ({ anio, numero }: Paper) => `n.º ${anio}-${numero}`

/** Tells apart two papers of one number: after a backup is restored it can be given again. */
const codeOf = ({ lineas, insumos }: Paper) =>
  createHash('sha256').update(lineas).update(insumos).digest('hex').slice(0, 8)

/** Draws a paper from what is frozen of it, and nothing else. */
function draw(paper: Paper, replaced: Paper | null) {
  const borrador = thaw(paper)
  const title = `${nombreDePapel(paper.tipo)} ${numberOf(paper)}`
  const replaces = replaced ? ` · Reemplaza al ${numberOf(replaced)}` : ''
  return printPdf(
    {
      title,
      empresa: paper.empresa,
      madeAt: new Date(paper.instante),
      foot: `${title} · Código ${codeOf(paper)}${replaces}`,
    },
    paperPages(borrador, borrador.expedido),
  )
}

/** The PDF of a paper with its file name: the stored one, which is drawn first where there is none. @throws 404 */
export async function emitidoPdf(db: Db, uuid: string) {
  const paper = await paperOf(db, uuid)
  const stored = db.selectFrom('emitidoPdf').select('pdf').where('emitidoUuid', '=', uuid)
  let found = await stored.executeTakeFirst()
  if (!found) {
    const pdf = await draw(paper, paper.reemplaza === null ? null : await paperOf(db, paper.reemplaza))
    // Another process may have stored it meanwhile: one file is everybody's.
    await db
      .insertInto('emitidoPdf')
      .values({ emitidoUuid: uuid, pdf })
      .onConflict((oc) => oc.doNothing())
      .execute()
    found = await stored.executeTakeFirstOrThrow()
  }
  const { documento } = thaw(paper).papel
  const name = [paper.tipo, paper.anio, paper.numero, documento.replaceAll(/[^\w.-]+/g, '-')]
  return { pdf: found.pdf, name: `${name.join('-')}.pdf` }
}
