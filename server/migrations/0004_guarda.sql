CREATE TABLE "aparelhos" (
	"pessoa_id" integer NOT NULL,
	"hash" text NOT NULL,
	"visto_em" timestamp with time zone NOT NULL,
	CONSTRAINT "aparelhos_pessoa_id_hash_pk" PRIMARY KEY("pessoa_id","hash")
);
--> statement-breakpoint
CREATE TABLE "contatos_anteriores" (
	"pessoa_id" integer NOT NULL,
	"canal" text NOT NULL,
	"valor" text NOT NULL,
	"ate" timestamp with time zone NOT NULL,
	CONSTRAINT "contatos_anteriores_pessoa_id_canal_pk" PRIMARY KEY("pessoa_id","canal")
);
--> statement-breakpoint
ALTER TABLE "recuperacoes" ADD COLUMN "anterior_hash" text;--> statement-breakpoint
ALTER TABLE "recuperacoes" ADD COLUMN "anterior_expira_em" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "aparelhos" ADD CONSTRAINT "aparelhos_pessoa_id_pessoas_id_fk" FOREIGN KEY ("pessoa_id") REFERENCES "public"."pessoas"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contatos_anteriores" ADD CONSTRAINT "contatos_anteriores_pessoa_id_pessoas_id_fk" FOREIGN KEY ("pessoa_id") REFERENCES "public"."pessoas"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contatos_anteriores_valor" ON "contatos_anteriores" USING btree ("valor");