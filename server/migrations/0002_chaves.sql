CREATE TABLE "chaves" (
	"chave" text PRIMARY KEY NOT NULL,
	"pessoa_id" integer,
	"assinatura" text NOT NULL,
	"status" integer NOT NULL,
	"resposta" text NOT NULL,
	"criada_em" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "chaves" ADD CONSTRAINT "chaves_pessoa_id_pessoas_id_fk" FOREIGN KEY ("pessoa_id") REFERENCES "public"."pessoas"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chaves_pessoa" ON "chaves" USING btree ("pessoa_id");--> statement-breakpoint
CREATE INDEX "chaves_criada" ON "chaves" USING btree ("criada_em");