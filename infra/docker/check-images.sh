#!/bin/sh
# `npm run check:images`: builds the images with Docker, proves that they hold only what runs, and starts the whole composition on
# volumes of its own until every health check succeeds. It needs Docker with Compose and Buildx, OpenSSL and curl.
set -eu
cd "$(dirname "$0")"

digest() { docker buildx imagetools inspect "$1" --format '{{.Manifest.Digest}}'; }
secret() { openssl rand -hex 32; }

export VITRINE_VERSION=check LISTEN=127.0.0.1:18080 PUBLIC_URL=https://shop.example
export SMTP_URL=smtp://mailbox:1025 MAIL_FROM='Vitrine <orders@shop.example>' STAFF_EMAIL=staff@shop.example
for name in DATABASE_PASSWORD DATABASE_OWNER_PASSWORD DATABASE_RUNTIME_PASSWORD DATABASE_RETENTION_PASSWORD REDIS_PASSWORD \
  S3_SECRET JWT_SECRET PROXY_SECRET; do
  export "$name=$(secret)"
done
FIELD_KEYS="k1:$(openssl rand -base64 32)"
RELEASE_PRIVATE_KEY=$(openssl genpkey -algorithm ed25519 -outform DER | openssl base64 -A)
RELEASE_PUBLIC_KEY=$(echo "$RELEASE_PRIVATE_KEY" | openssl base64 -d -A | openssl pkey -inform DER -pubout -outform DER | openssl base64 -A)
NODE_DIGEST=$(digest node:24-bookworm-slim)
NGINX_DIGEST=$(digest nginxinc/nginx-unprivileged:1.28-alpine)
POSTGRES_DIGEST=$(digest postgres:18-bookworm)
REDIS_DIGEST=$(digest redis:8-bookworm)
SEAWEEDFS_DIGEST=$(digest chrislusf/seaweedfs:3.97)
MAILPIT_DIGEST=$(digest axllent/mailpit:v1.27)
export FIELD_KEYS RELEASE_PRIVATE_KEY RELEASE_PUBLIC_KEY
export NODE_DIGEST NGINX_DIGEST POSTGRES_DIGEST REDIS_DIGEST SEAWEEDFS_DIGEST MAILPIT_DIGEST

# The project name separates it from a running composition; /dev/null keeps out a .env with an operator's settings.
compose() { docker compose --project-name vitrine-check --env-file /dev/null --profile mailbox "$@"; }
# The example stands for a house's extension; its list is the one beside it.
extension=../../extensions/check-images
trap 'compose down --volumes --timeout 30; rm -rf "$extension"' EXIT
cp -R ../../examples/appointments "$extension"
export VITRINE_CONFIG=extensions/check-images/vitrine.config.ts

compose build
for image in vitrine-api vitrine-web; do
  foreign=$(docker run --rm --entrypoint find "$image:check" /app \
    \( -path /app/node_modules/typescript -o -path /app/node_modules/jest -o -path /app/node_modules/oxlint \
    -o -path '/app/node_modules/@rspack' -o -not -path '*/node_modules/*' \
    \( -name '*.spec.*' -o -name '*.env' -o -name secrets.json \) \) -print)
  [ -z "$foreign" ] || { echo "The image $image holds $foreign" >&2; exit 1; }
done

compose up --detach --wait || { compose logs --tail 50; exit 1; }
for path in / /api/products /api/docs /appointment; do
  curl --fail --silent --show-error --output /dev/null "http://$LISTEN$path"
done

# The route of the extension exists: it answers 401, where an unknown one would answer 404.
code=$(curl --silent --output /dev/null --write-out '%{http_code}' "http://$LISTEN/api/appointments/admin")
[ "$code" = 401 ] || { echo "The address of the extension answers $code" >&2; exit 1; }

compose stop --timeout 30 web worker api
for service in web worker api; do
  code=$(docker inspect --format '{{.State.ExitCode}}' "$(compose ps --all --quiet "$service")")
  [ "$code" = 0 ] || { echo "$service ended with $code after SIGTERM" >&2; exit 1; }
done
echo '✓ The images build, run and end cleanly.'
