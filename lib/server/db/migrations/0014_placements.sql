CREATE TABLE "imported_links" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"api" text DEFAULT current_setting('partnerdeck.api') NOT NULL,
	"user_id" uuid,
	"link_id" text NOT NULL,
	"subid1" text,
	"subid2" text,
	"note" text,
	"imported_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "imported_links" ADD CONSTRAINT "imported_links_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imported_links" ADD CONSTRAINT "imported_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "imported_links_one" ON "imported_links" USING btree ("workspace_id","api","link_id");--> statement-breakpoint
-- What is known of each link, for grouping and narrowing rows of reports. A key is never null: `~` stands for no value, and what
-- would read as it, as `none` or as two items of a list is escaped. A link belongs to the preset whose values it carries.
CREATE VIEW "placements" AS
SELECT l.workspace_id AS workspace, l.link_id AS link,
  coalesce(CASE WHEN l.subid1 = 'none' THEN '~6Eone' ELSE replace(replace(l.subid1, '~', '~7E'), ',', '~2C') END, '~') AS subid1,
  l.subid1 AS subid1_name,
  coalesce(CASE WHEN l.subid2 = 'none' THEN '~6Eone' ELSE replace(replace(l.subid2, '~', '~7E'), ',', '~2C') END, '~') AS subid2,
  l.subid2 AS subid2_name,
  coalesce(CASE WHEN l.sharedid = 'none' THEN '~6Eone' ELSE replace(replace(l.sharedid, '~', '~7E'), ',', '~2C') END, '~') AS sharedid,
  l.sharedid AS sharedid_name,
  coalesce(CAST(p.id AS text), '~') AS preset,
  p.name AS preset_name,
  coalesce(CAST(l.batch_id AS text), '~') AS batch,
  b.name AS batch_name,
  coalesce(CAST(l.user_id AS text), '~') AS maker,
  u.name AS maker_name,
  coalesce(CASE WHEN l.product_id = 'none' THEN '~6Eone' ELSE replace(replace(l.product_id, '~', '~7E'), ',', '~2C') END, '~') AS link_product,
  coalesce(l.title, l.product_id) AS link_product_name
FROM (
  SELECT workspace_id, api, link_id, subid1, subid2, sharedid, product_id, title, batch_id, user_id FROM "made_links"
  UNION ALL
  SELECT workspace_id, api, link_id, subid1, subid2, NULL, NULL, NULL, NULL, NULL FROM "imported_links" i
  WHERE NOT EXISTS (
    SELECT 1 FROM "made_links" m WHERE m.workspace_id = i.workspace_id AND m.api = i.api AND m.link_id = i.link_id
  )
) l
LEFT JOIN "link_batches" b ON b.id = l.batch_id
LEFT JOIN "users" u ON u.id = l.user_id
LEFT JOIN (
  SELECT DISTINCT ON (workspace_id, coalesce(subid1, ''), coalesce(subid2, ''), coalesce(sharedid, '')) * FROM "link_presets"
  WHERE coalesce(subid1, subid2, sharedid) IS NOT NULL
  ORDER BY workspace_id, coalesce(subid1, ''), coalesce(subid2, ''), coalesce(sharedid, ''), created_at, id
) p ON p.workspace_id = l.workspace_id AND coalesce(p.subid1, '') = coalesce(l.subid1, '')
  AND coalesce(p.subid2, '') = coalesce(l.subid2, '') AND coalesce(p.sharedid, '') = coalesce(l.sharedid, '')
WHERE l.api = current_setting('partnerdeck.api');
