DELETE FROM "recuperacoes" WHERE "usada_em" IS NOT NULL OR "id" NOT IN (SELECT max("id") FROM "recuperacoes" WHERE "usada_em" IS NULL GROUP BY "pessoa_id");--> statement-breakpoint
DROP INDEX "recuperacoes_pessoa";--> statement-breakpoint
ALTER TABLE "recuperacoes" ALTER COLUMN "pessoa_id" DROP NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "recuperacoes_uma_por_pessoa" ON "recuperacoes" USING btree ("pessoa_id");--> statement-breakpoint
CREATE INDEX "recuperacoes_expira" ON "recuperacoes" USING btree ("expira_em");--> statement-breakpoint
ALTER TABLE "recuperacoes" DROP COLUMN "usada_em";--> statement-breakpoint
ALTER TABLE "pessoas" DROP COLUMN "tempo_limite_reativacao_cadastro";