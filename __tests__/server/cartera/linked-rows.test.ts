import type { TablaAbonos } from '../../../src/contract/abonos'
import type { TablaDeudas } from '../../../src/contract/deudas'
import { ANY_ENGINE, ENGINES } from '../../setup/databases'
import { type Usuario } from '../realApp'
import { companyFor, liquidacionPayload } from '../liquidaciones/company'

const ABONO = { valor: 50_000 }
const DEUDA = { razon: 'Préstamo', valor: 80_000 }
const STALE =
  'Otra persona cambió esta liquidación mientras tanto y no se guardó lo suyo. Revise las diferencias y guarde de nuevo.'

describe.each(ENGINES)('a debt and a repayment in their ledger and in their settlement on %s', (engine) => {
  const empresa = companyFor(engine)

  /** A settlement with both, as it is stored and as the ledgers list them. */
  async function linked(changes: Parameters<typeof liquidacionPayload>[0] = {}) {
    const body = liquidacionPayload({ abonoDto: ABONO, deudaDto: DEUDA, ...changes })
    const { uuid } = (await empresa.ask('POST', '/liquidaciones', body)).body
    const { deudas } = (await empresa.raw('GET', '/deudas')).json<TablaDeudas>()
    const { abonos } = (await empresa.raw('GET', '/abonos')).json<TablaAbonos>()
    const [deuda, abono] = [deudas[0]!, abonos[0]!]
    const { version } = await empresa.detail(uuid)
    return { uuid, deuda, abono, body: { ...body, uuid, version } }
  }
  const editDeuda = (data: object, who: Usuario = 'editor') => empresa.ask('POST', '/deudas', data, who)
  const editAbono = (data: object, who: Usuario = 'editor') => empresa.ask('PUT', '/abonos', data, who)
  const liquidar = (data: object, who: Usuario = 'editor') =>
    empresa.ask('PUT', '/liquidaciones/liquidar', data, who)

  it('of edits on both sides at once one passes, and what was deleted stays deleted', async () => {
    for (let round = 0; round < 10; round += 1) {
      await empresa.clear()
      const { uuid, deuda, body } = await linked()
      const edits = await Promise.all([
        liquidar({ ...body, deudaDto: { ...DEUDA, valor: 1 } }),
        editDeuda({ ...deuda, valor: 2 }),
      ])
      expect(edits.map(({ status }) => status).sort()).toEqual([200, 409])
      const { version } = await empresa.detail(uuid)
      const [, deleted] = await Promise.all([
        liquidar({ ...body, version, comentario: 'A la vez' }),
        empresa.ask('DELETE', `/deudas/eliminar/${deuda.uuid}`),
      ])
      expect(deleted.status).toBe(200)
      expect(await empresa.detail(uuid)).toMatchObject({ deudaDto: null })
    }
  })

  // No engine could break what follows.
  if (engine === ANY_ENGINE) {
    it('are edited in the ledger, and the settlement shows them so', async () => {
      const { uuid, deuda, abono } = await linked()
      const debt = await editDeuda({ ...deuda, valor: 90_000, razon: 'Multa' })
      expect(debt).toEqual({ status: 200, body: { ...deuda, valor: 90_000, razon: 'Multa', version: 2 } })
      const repayment = await editAbono({ ...abono, valor: 60_000, origen: 'Prima' })
      expect(repayment).toEqual({
        status: 200,
        body: { ...abono, valor: 60_000, origen: 'Prima', version: 2 },
      })
      expect(await empresa.detail(uuid)).toMatchObject({
        abonoDto: { valor: 60_000, fecha: '2026-03-05' },
        deudaDto: { razon: 'Multa', valor: 90_000, fecha: '2026-03-05' },
      })
    })

    it('once changed in the ledger, are not taken back by a settlement form of before', async () => {
      for (const change of [
        ({ deuda }: Awaited<ReturnType<typeof linked>>) => editDeuda({ ...deuda, valor: 1 }),
        ({ abono }: Awaited<ReturnType<typeof linked>>) => editAbono({ ...abono, valor: 1 }),
        ({ deuda }: Awaited<ReturnType<typeof linked>>) =>
          empresa.ask('DELETE', `/deudas/eliminar/${deuda.uuid}`),
        ({ abono }: Awaited<ReturnType<typeof linked>>) =>
          empresa.ask('DELETE', `/abonos/eliminar/${abono.uuid}`),
      ]) {
        await empresa.clear()
        const row = await linked()
        expect((await change(row)).status).toBe(200)
        const before = await empresa.detail(row.uuid)
        expect(await liquidar({ ...row.body, liquidada: true })).toEqual({
          status: 409,
          body: { mensaje: STALE, actual: before },
        })
        expect(await empresa.detail(row.uuid)).toEqual(before)
      }
    })

    it('once changed in the settlement, are not taken back by a ledger form of before', async () => {
      const { deuda, abono, body } = await linked()
      expect((await liquidar({ ...body, comentario: 'Nada que ver' })).status).toBe(200)
      // Neither has changed with that.
      expect((await editDeuda({ ...deuda, valor: 81_000 })).status).toBe(200)
      const { version } = await empresa.detail(body.uuid)
      const others = { abonoDto: { valor: 51_000 }, deudaDto: { ...DEUDA, valor: 82_000 } }
      expect((await liquidar({ ...body, ...others, version })).status).toBe(200)
      expect((await editDeuda({ ...deuda, version: 2, valor: 1 })).status).toBe(409)
      expect((await editAbono({ ...abono, valor: 1 })).status).toBe(409)
      // Nor by one that shows the driver of before.
      const moved = { ...body, ...others, conductorDocumento: '1002', version: undefined }
      expect((await liquidar(moved)).status).toBe(200)
      expect((await editDeuda({ ...deuda, version: 3, valor: 1 })).status).toBe(409)
    })

    it('keep the driver and the date of their settlement', async () => {
      const { deuda, abono } = await linked()
      const which = 'liquidación del bus 12 del 5 de marzo de 2026'
      const driver = `El conductor es el de la ${which}: cámbielo en ella.`
      const date = `La fecha es la de la ${which}: cámbiela en ella.`
      expect(await editDeuda({ ...deuda, conductorDocumento: '1002' })).toEqual({
        status: 400,
        body: { mensaje: driver, errores: { conductorDocumento: driver } },
      })
      expect(await editAbono({ ...abono, fecha: '2026-03-06' })).toEqual({
        status: 400,
        body: { mensaje: date, errores: { fecha: date } },
      })
      expect(await editAbono({ ...abono, conductorDocumento: '1002', fecha: '2026-03-06' }, 'admin')).toEqual(
        {
          status: 400,
          body: { mensaje: driver, errores: { conductorDocumento: driver, fecha: date } },
        },
      )
      expect(await empresa.rowsOf('abonos')).toMatchObject([{ valor: 50_000, version: 1 }])
      expect(await empresa.rowsOf('deudas')).toMatchObject([{ valor: 80_000, version: 1 }])
    })

    describe('of a settled settlement', () => {
      const refusal = (suffix: string) => ({
        status: 403,
        body: {
          mensaje: `La liquidación del bus 12 del 5 de marzo de 2026 ya está liquidada: solo un administrador puede ${suffix}. No se guardó nada.`,
        },
      })
      const REPAYMENT = refusal('quitar su abono o dejarlo en cero')
      const DEBT = refusal('quitar su deuda o dejarla en cero')

      it.each([
        ['dropping the repayment', { abonoDto: undefined }, REPAYMENT],
        ['a repayment of zero', { abonoDto: { valor: 0 } }, REPAYMENT],
        ['dropping the debt', { deudaDto: null }, DEBT],
        ['a debt of zero', { deudaDto: { ...DEUDA, valor: 0 } }, DEBT],
        ['dropping one while it is reopened', { deudaDto: null, liquidada: false }, DEBT],
      ])('%s is ADMIN’s, however it is sent', async (_what, changes, expected) => {
        const { uuid, body } = await linked({ liquidada: true })
        const before = await empresa.detail(uuid)
        const edited = { ...body, comentario: 'Otro', ...changes }
        expect(await liquidar(edited)).toEqual(expected)
        expect(await liquidar({ ...edited, version: undefined })).toEqual(expected)
        expect(await empresa.ask('POST', '/liquidaciones', edited, 'editor')).toEqual(expected)
        expect(await empresa.detail(uuid)).toEqual(before)
        expect((await liquidar(edited, 'admin')).status).toBe(200)
      })

      it('zero in the ledger is ADMIN’s, other edits are not', async () => {
        const { uuid, deuda, abono } = await linked({ liquidada: true })
        expect(await editDeuda({ ...deuda, valor: 0 })).toEqual(DEBT)
        expect(await editAbono({ ...abono, valor: 0 })).toEqual(REPAYMENT)
        expect((await editDeuda({ ...deuda, valor: 79_000 })).status).toBe(200)
        expect((await editAbono({ ...abono, valor: 49_000 })).status).toBe(200)
        expect((await editDeuda({ ...deuda, version: 2, valor: 0 }, 'admin')).status).toBe(200)
        expect(await empresa.detail(uuid)).toMatchObject({
          abonoDto: { valor: 49_000 },
          deudaDto: { valor: 0 },
        })
      })

      it('a form that lacks what a colleague has added is told of the change', async () => {
        const { body } = await linked({ liquidada: true, deudaDto: undefined })
        expect((await liquidar({ ...body, deudaDto: DEUDA })).status).toBe(200)
        expect((await liquidar({ ...body, comentario: 'Otro' })).body.mensaje).toBe(STALE)
      })

      it('until it is settled it is part of entering it, settling included', async () => {
        const { body, deuda } = await linked()
        expect((await editDeuda({ ...deuda, valor: 0 })).status).toBe(200)
        const { version } = await empresa.detail(body.uuid)
        const settled = { ...body, version, liquidada: true, abonoDto: { valor: 0 }, deudaDto: null }
        expect((await liquidar(settled)).status).toBe(200)
      })
    })
  }
})
